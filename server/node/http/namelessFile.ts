import { randomUUID } from 'node:crypto'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What is used of a file. */
export type NamelessFile = Pick<FileHandle, 'read' | 'write' | 'close'>

/**
 * An empty file without a name in the folder: the system removes it when it is closed, or when the process ends in any way. Throws when
 * the folder can't be written.
 */
export async function openNamelessFile(folder = tmpdir()): Promise<NamelessFile> {
  const place = path.join(folder, `console-answer-${randomUUID()}`)
  const file = await open(place, 'wx+', 0o600)
  try {
    await unlink(place)
  } catch (error) {
    await file.close()
    throw error
  }
  return file
}
