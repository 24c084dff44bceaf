import { home } from './home'
import { approvePictures } from './pictureFolder'

try {
  const { taken, gone } = await approvePictures(home.latest, home.approved)
  console.log(`Approved ${taken} pictures; ${gone} went with their stories.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
