import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { readKeys } from '../../tools/visual/readKeys'
import { pictureAddress } from '../editor/keptPicture'
import { textOfArticle, type ArticleText } from '../editor/textOfArticle'
import { press, pressWords } from '../support/hand'
import { journeyOn, complainedOfNothing } from '../support/journey'

const article = 3
const picture = `<img src="${pictureAddress}" alt="P" width="48" height="48">`
const video = '<iframe class="ql-video" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'
const checks = '<ul data-checked="false"><li>one</li><li>two</li></ul>'

describe('the editor with a mouse and a keyboard', () => {
  const journey = journeyOn('pglite')
  let text: ArticleText
  beforeAll(async () => {
    text = await textOfArticle(journey.console, article)
  }, 240_000)

  /** Opens a text, does something to it and saves it: it must become the expected one. */
  async function becomes(html: string, expected: string, act: (page: Page) => Promise<void>): Promise<void> {
    await text.put(html)
    const person = await journey.arriveAs('ADMIN')
    await person.page.goto(`/article_main/edit/${article}`)
    await textbox(person.page).locator('[data-block]').first().waitFor()
    await act(person.page)
    await type(person.page, '{Control>}s{/Control}')
    await expect.poll(text.get, { timeout: 10_000 }).toBe(expected)
    complainedOfNothing(person)
    await person.leave()
  }

  it('writes on where the caret was after a box of a check list was ticked', () =>
    becomes(
      checks,
      '<ul data-checked="false"><li>onex</li></ul><ul data-checked="true"><li>two</li></ul>',
      async (page) => {
        await pressWords(words(page, 'one'))
        await type(page, '{End}')
        await press(textbox(page).getByRole('checkbox', { name: 'Done: two' }))
        await type(page, 'x')
      },
    ))

  it('puts what an input method composes after a pressed picture', () =>
    becomes(`<p>a${picture}b</p>`, `<p>a${picture}漢b</p>`, async (page) => {
      await press(pictureIn(page))
      const session = await page.context().newCDPSession(page)
      for (const step of ['か', 'かん'])
        await session.send('Input.imeSetComposition', {
          text: step,
          selectionStart: step.length,
          selectionEnd: step.length,
        })
      await session.send('Input.insertText', { text: '漢' })
    }))

  it('puts text that comes without keys after a pressed video', () =>
    becomes(`<p>a</p>${video}<p>b</p>`, `<p>a</p>${video}<p>é</p><p>b</p>`, async (page) => {
      await press(frameIn(page))
      await page.keyboard.insertText('é')
    }))

  it('copies a video to another place', () =>
    becomes(`${video}<p>end</p>`, `${video}<p>end</p>${video}<p>x</p>`, async (page) => {
      await press(frameIn(page))
      await type(page, '{Control>}c{/Control}{Control>}{End}{/Control}{Control>}v{/Control}x')
    }))

  it('takes a picture away with the words around it when all of it was selected by dragging', () =>
    becomes(`<p>one ${picture} two</p>`, '<p>x</p>', async (page) => {
      const from = await words(page, 'one').boundingBox()
      const to = await words(page, 'two').boundingBox()
      if (!from || !to) throw new Error('The words do not show')
      await page.mouse.move(from.x, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(to.x + to.width, to.y + to.height / 2, { steps: 8 })
      await page.mouse.up()
      await type(page, 'x')
    }))
})

const textbox = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const words = (page: Page, text: string) => textbox(page).getByText(text, { exact: true })
const pictureIn = (page: Page) => textbox(page).locator('img')
const frameIn = (page: Page) => textbox(page).locator('iframe').locator('..')

async function type(page: Page, keys: string): Promise<void> {
  for (const { act, key } of readKeys(keys)) await page.keyboard[act](key)
}
