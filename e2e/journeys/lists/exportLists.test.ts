import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { askAs } from '../../support/askAs'
import { casesOf } from '../../support/endurance'
import { press, write } from '../../support/hand'
import { journeyOn, complainedOfNothing, seesToast } from '../../support/journey'

/** Lists saved as files over the built console. */
describe('exporting a list', () => {
  const journey = journeyOn('pglite')
  let claimed: number
  beforeAll(async () => {
    const { ask } = await askAs(journey.console, 'ADMIN')
    const { data } = await ask<{ data: { id: number; claimed: unknown[] }[] }>('GET', '/admin/osn/0')
    claimed = data.find((project) => project.claimed.length > 0)?.id ?? 0
    await ask('POST', '/admin/tag/create', { name: '=HYPERLINK("http://evil.example","x")' })
    await ask('POST', '/admin/opportunity/create', {
      osnId: claimed,
      title: 'Write "docs", in Čeština',
      description: 'Text',
    })
  }, 240_000)

  /** Saves by a line of the menu; returns the file's name and what it holds. */
  async function save(page: Page, button: string, line: RegExp) {
    await press(page.getByRole('button', { name: button }))
    const begun = page.waitForEvent('download')
    await press(page.getByRole('menu', { name: button }).getByRole('menuitem', { name: line }))
    const file = await begun
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }

  /** Lists that a file can be imported into say so. */
  const exportOf = (noun: string) =>
    /^(articles|opportunities)$/.test(noun) ? `Export ${noun}` : `Export or import ${noun}`
  const csvOf = (bytes: Buffer) =>
    Papa.parse<string[]>(bytes.toString('utf8').slice(1), { skipEmptyLines: true }).data
  const shownNames = (page: Page) =>
    page
      .locator('tbody th[scope="row"]')
      .evaluateAll((heads) => heads.map((head) => head.querySelector('a')?.textContent ?? ''))

  const lists: [noun: string, path: string, headers: string[]][] = [
    ['projects', '/osn_main', ['Name', 'Tagline', 'State', 'Updated', 'Claims']],
    ['articles', '/article_main', ['Title', 'Excerpt', 'Published / Not Published', 'Featured', 'Updated']],
    ['tags', '/tags_main', ['Name', 'Projects', 'Articles', 'Updated']],
    ['categories', '/categories_main', ['Name', 'Parent', 'Projects', 'Updated']],
    ['language stacks', '/language_stacks_main', ['Name', 'Parent', 'Projects', 'Updated']],
    ['opportunities', '/opportunity/', ['Title', 'Updated', 'Applicants']],
  ]
  const tried = casesOf(lists, ([noun]) => noun === 'projects' || noun === 'categories')

  it.each(tried)('saves all %s as CSV', async (noun, path, headers) => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto(noun === 'opportunities' ? `${path}${claimed}` : path)
    const file = await save(page, exportOf(noun), /as CSV/)
    expect(file.name).toMatch(new RegExp(`^${noun.replace(' ', '-')}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    expect([...file.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, ...lines] = csvOf(file.bytes)
    expect(head).toEqual(headers)
    const said =
      (await page
        .getByText(new RegExp(`^[\\d,]+ ${noun}$`))
        .first()
        .textContent()) ?? ''
    expect(lines).toHaveLength(Number(said.replace(/\D/g, '')))
    const shown = await shownNames(page)
    // What begins with a sign of formulas has an apostrophe before it.
    expect(lines.slice(0, 5).map(([name]) => name?.replace(/^'/, ''))).toEqual(shown.slice(0, 5))
    expect(lines.every((line) => line.every((cell) => !/^[=+\-@\t\r]/.test(cell)))).toBe(true)
    await seesToast(page, /exported/)
    complainedOfNothing(person)
    await person.leave()
  })

  it('saves what a search leaves, and selected rows, also by keys', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/tags_main')
    await write(page.getByRole('searchbox', { name: 'Search' }), 'hyperlink')
    await page.getByText(/^1 of \d+ tags$/).waitFor({ state: 'attached' })
    const one = await save(page, 'Export or import tags', /^1 shown as CSV/)
    expect(csvOf(one.bytes).map(([name]) => name)).toEqual(['Name', `'=HYPERLINK("http://evil.example","x")`])
    await press(page.getByRole('checkbox', { name: /^Select =HYPERLINK/ }))
    await page.getByRole('button', { name: 'Export the selected tags' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    const begun = page.waitForEvent('download')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const json = JSON.parse(await readFile(await (await begun).path(), 'utf8')) as unknown
    expect(json).toMatchObject([{ name: '=HYPERLINK("http://evil.example","x")' }])
    complainedOfNothing(person)
    await person.leave()
  })

  it('says so where the code that writes the file cannot be fetched, and tries again', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/tags_main')
    const chunk = /\/assets\/exportFile-[^/]+\.js$/
    await page.route(chunk, (route) => route.abort())
    await press(page.getByRole('button', { name: 'Export or import tags' }))
    await press(page.getByRole('menuitem', { name: /as CSV/ }))
    await seesToast(page, /^The file could not be made/)
    await page.unroute(chunk)
    const begun = page.waitForEvent('download')
    await press(page.getByRole('button', { name: 'Retry' }))
    expect((await begun).suggestedFilename()).toMatch(/^tags-/)
    await person.leave()
  })
})
