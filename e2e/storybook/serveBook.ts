import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildSite } from '../../tools/visual/buildSite'
import { serveFolder } from '../../tools/visual/serveFolder'
import { launchHeadless } from '../support/chromium'
import { listStories, type BuiltStory } from './openStory'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built Storybook: its folder, where it is served, and all its stories. */
    book: { folder: string; address: string; stories: BuiltStory[] }
  }
}

/**
 * Builds the Storybook of these sources, or takes the one in the folder that TEST_BOOK names; serves it, and gives the tests
 * its address. Returns what ends it again.
 */
export default async function serveBook(project: TestProject): Promise<() => Promise<void>> {
  const root = path.resolve(import.meta.dirname, '../..')
  const { TEST_BOOK: built } = process.env
  const folder = built ? path.resolve(root, built) : await mkdtemp(path.join(tmpdir(), 'book-'))
  if (!built) buildSite(root, folder)
  const { address, close } = await serveFolder(folder)
  const browser = await launchHeadless()
  const stories = await listStories(browser, address).finally(() => browser.close())
  project.provide('book', { folder, address, stories })
  return async () => {
    await close()
    if (!built) await rm(folder, { recursive: true, force: true })
  }
}
