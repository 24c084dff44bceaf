import { chmod, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { codeOf, StartFailure } from '../startFailure'

/** What only the owner may read and write: folders, and files. */
const folderMode = 0o700
const fileMode = 0o600
const ofOthers = 0o077

/**
 * Takes the rights of other users of this machine away from `folder` and from all that is in `places` below it, and from
 * all that this process makes from now on. What else is in the folder is left alone. Throws a StartFailure where the
 * folder's own rights can't be changed. Does nothing on Windows, where a folder has the rights of the one that holds it.
 */
export async function keepPrivate(folder: string, places: readonly string[]): Promise<void> {
  if (process.platform === 'win32') return
  process.umask(ofOthers)
  await chmod(folder, folderMode).catch(() => undefined)
  if (((await stat(folder)).mode & ofOthers) !== 0)
    throw new StartFailure(
      `Other users of this machine can read the data folder ${folder}, and its rights can't be changed. ` +
        'Choose another by DATA_DIR.',
    )
  for (const place of places) await makePrivate(place)
}

/** Changes only what has other rights, and follows no link inside. What goes meanwhile, or is another user's, is left. */
async function makePrivate(place: string): Promise<void> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return []
    throw error
  })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
  await restrict([place, ...folders, ...files])
}

async function restrict(places: readonly string[]): Promise<void> {
  for (const place of places) {
    const found = await stat(place).catch(() => undefined)
    if (found && (found.mode & ofOthers) !== 0)
      await chmod(place, found.isDirectory() ? folderMode : fileMode).catch((error: unknown) => {
        if (!['ENOENT', 'EPERM'].includes(codeOf(error))) throw error
      })
  }
}
