import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { placesIn } from '../../server/node/storage/dataFolder'
import type { TestConsole } from '../../server/node/testing/testConsole'

const name = `${'0'.repeat(32)}.png`

/** The address of the picture that `keepPicture` keeps: a grey square. */
export const pictureAddress = `/uploads/${name}`

/** Keeps the picture as an upload, past the console. */
export async function keepPicture({ dataDir }: TestConsole): Promise<void> {
  const { uploads } = placesIn(dataDir)
  await mkdir(uploads, { recursive: true })
  const square =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='
  await writeFile(path.join(uploads, name), Buffer.from(square, 'base64'))
}
