import { imageFile } from '../imageFile'
import { fill, upload, write } from '../onScreen'

/** Fills in what an article needs: title, excerpt, image, and some words. */
export async function fillArticle(title: string): Promise<void> {
  await fill('Title', title)
  await fill('Excerpt', 'Each of them small.')
  await upload('Featured image', imageFile())
  await write('Content', 'The first is the smallest.')
}
