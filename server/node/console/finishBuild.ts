import { compressAssets } from './compressAssets'
import { dist, writeStamp } from './consoleBuild'

/** Last step of each build of the console: compressed assets, and a note of what all was made from. */
export async function finishBuild(): Promise<void> {
  await compressAssets(dist)
  await writeStamp(dist)
}
