import { imageFile } from '../imageFile'
import { fill, pick, upload, write } from '../onScreen'

/** Fills in what a project needs, and some words. */
export async function fillProject(name: string): Promise<void> {
  await fill('Name', name)
  await fill('Project URL', 'https://example.org/atlas')
  await fill('Tagline', 'Maps that everybody may change')
  await fill('License', 'MIT')
  await upload('Featured image', imageFile())
  await pick('Tags', 'database', 'testing')
  await pick('Categories', 'Relational databases')
  await pick('Language stacks', 'Rust')
  await write('Description', 'An atlas.')
}
