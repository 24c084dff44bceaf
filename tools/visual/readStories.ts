import type { Page } from 'playwright'
import { fits, playWidthOf, widthFor } from '../../.storybook/widths'
import type { StorybookPage } from './inPage'

/** A story as it is pictured. */
export interface PicturedStory {
  id: string
  /** Width at which its play takes place, in px: the first of the settings where the play allows it. */
  width: number
}

/** All stories of a Storybook, in its order. */
export async function readStories(page: Page, address: string, usual: number): Promise<PicturedStory[]> {
  await page.goto(`${address}/iframe.html?id=none&viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window && 'pictured' in window)
  const tagged = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as StorybookPage
    await preview?.ready()
    const stories = await preview?.extract()
    return Object.entries(stories ?? {}).map(([id, { tags }]) => ({ id, tags: tags ?? [] }))
  })
  return tagged.map(({ id, tags }) => {
    const play = playWidthOf(tags)
    return { id, width: play === undefined || fits(usual, play) ? usual : widthFor(play) }
  })
}
