import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../../src/paths'
import { press, write } from '../support/hand'
import { journeyOn, complainedOfNothing, type Person } from '../support/journey'

describe('the bar of an edit page', () => {
  const journey = journeyOn('pglite')
  let person: Person
  beforeAll(async () => {
    person = await journey.arriveAs('ADMIN')
  }, 240_000)

  it('leads through the list as it was searched, and saves from anywhere on the page', async () => {
    const { page } = person
    await page.goto(`${paths.projects()}?q=postgres&sort=-name`)
    const edits = page.getByRole('rowgroup').getByRole('link', { name: /^Edit / })
    await edits.nth(1).waitFor()
    const names = (await edits.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).slice(
      0,
      3,
    )
    await press(edits.first())
    const heading = (name: string | null | undefined) =>
      page.getByRole('heading', { level: 1, name: name ?? '', exact: true })
    await heading(names[0]).waitFor()
    await press(page.getByRole('link', { name: 'Next project' }))
    await heading(names[1]).waitFor()
    await press(page.getByRole('link', { name: 'Previous project' }))
    await heading(names[0]).waitFor()

    const tagline = page.getByLabel('Tagline')
    await write(tagline, 'Saved from the end of the page')
    await page.getByText('Unsaved changes').waitFor()
    await page.keyboard.press('Control+End')
    await press(page.getByRole('button', { name: 'Save project' }))
    await page.getByText(/^Saved/).waitFor()
    expect(await tagline.inputValue()).toBe('Saved from the end of the page')

    await press(page.getByRole('link', { name: 'All projects' }))
    await page.getByRole('searchbox', { name: 'Search' }).waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe('postgres')
    complainedOfNothing(person)
  })

  it('keeps its button in sight on a phone', async () => {
    const { page } = person
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(paths.articleEdit(2))
    const save = page.getByRole('button', { name: 'Save article' })
    await write(page.getByLabel('Title'), 'Written on a phone')
    await press(save)
    await page.getByText(/^Saved/).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Edit Written on a phone' }).waitFor()
    complainedOfNothing(person)
  })

  it('leaves the menu’s button in reach on a phone that lies on its side', async () => {
    const { page } = person
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto(paths.articleEdit(2))
    await page.getByLabel('Title').waitFor()
    await page.mouse.wheel(0, 400)
    await press(page.getByRole('button', { name: 'Open drawer' }))
    await press(page.getByRole('dialog').getByRole('link', { name: 'Tags' }))
    await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor()
    complainedOfNothing(person)
  })
})
