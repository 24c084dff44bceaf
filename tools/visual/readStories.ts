import type { Page } from 'playwright'
import type { StorybookPage } from './inPage'

/** A story as it is pictured. */
export interface PicturedStory {
  id: string
  /** Width at which its play takes place, in px: the toolbar's phone, or else the first of the settings. */
  width: number
}

const phone = 360

/** All stories of a Storybook, in its order. */
export async function readStories(page: Page, address: string, usual: number): Promise<PicturedStory[]> {
  await page.goto(`${address}/iframe.html?id=none&viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window && 'pictured' in window)
  const viewports = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as StorybookPage
    const stories = await preview?.extract()
    return Object.entries(stories ?? {}).map(([id, { globals }]) => ({
      id,
      viewport: globals?.viewport?.value,
    }))
  })
  return viewports.map(({ id, viewport }) => ({ id, width: viewport === 'phone' ? phone : usual }))
}
