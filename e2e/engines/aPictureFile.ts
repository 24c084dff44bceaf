import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aPicture } from '../support/picture'

let file: Promise<string> | undefined

/** The path of a small PNG: drivers hand a browser files, not bytes. */
export const aPictureFile = (): Promise<string> => (file ??= write())

async function write(): Promise<string> {
  const name = path.join(await mkdtemp(path.join(tmpdir(), 'picture-')), aPicture.name)
  await writeFile(name, aPicture.buffer)
  return name
}
