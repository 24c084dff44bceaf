import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { readKeys } from '../../tools/visual/readKeys'
import { objectCases, textObjects, textPlaces, textWith } from '../editor/objectCases'
import { textOfArticle, type ArticleText } from '../editor/textOfArticle'
import { press } from '../support/hand'
import { journeyOn, complainedOfNothing, seesHeading } from '../support/journey'

/** Id of the article that the journeys edit: the second of the demo. */
const article = 2

/** Each object in each place. */
const combinations = textObjects.flatMap((object) => textPlaces.map((place) => ({ object, place })))

describe('an object of a text that was pressed with the mouse', () => {
  const journey = journeyOn('pglite')
  let text: ArticleText
  beforeAll(async () => {
    text = await textOfArticle(journey.console, article)
  }, 240_000)

  it.each(combinations)('loses no key: $object.name, $place.name', async ({ object, place }) => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    const initial = textWith(object, place)
    await text.put(initial)
    await page.goto(`/article_main/edit/${article}`)
    await seesHeading(page, /^Edit /)
    const editor = page.getByRole('textbox', { name: 'Content' })
    const shown = editor.locator('img, iframe')
    await shown.waitFor()
    const wrong: string[] = []
    for (const { name, keys, expected } of objectCases) {
      await press(shown.locator('..'))
      await type(page, keys)
      const saved = await save(page, expected(object, place))
      if (saved !== '') wrong.push(`${name}: ${saved} instead of ${expected(object, place)}`)
      for (let step = 0; step < 8; step++) await type(page, '{Control>}z{/Control}')
      const undone = await save(page, initial)
      if (undone !== '') wrong.push(`${name}, undone: ${undone}`)
    }
    expect(wrong).toEqual([])
    complainedOfNothing(person)
    await person.leave()
  })

  /** Saves by the key, and answers '' as soon as the server has this text; else the text that it has. */
  async function save(page: Page, html: string): Promise<string> {
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    await type(page, '{Control>}s{/Control}')
    let last = ''
    for (const end = Date.now() + 4000; Date.now() < end;) {
      last = await text.get()
      if (last === html) return ''
      await page.waitForTimeout(50)
    }
    return last
  }
})

async function type(page: Page, keys: string): Promise<void> {
  for (const { act, key } of readKeys(keys)) await page.keyboard[act](key)
}
