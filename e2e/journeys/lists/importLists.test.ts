import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { askAs } from '../../support/askAs'
import { press, write } from '../../support/hand'
import { journeyOn, complainedOfNothing, seesToast } from '../../support/journey'

interface Row {
  id: number
  name: string
}

interface StoredProject extends Row {
  isActive: boolean
  tags: Row[]
  categories: Row[]
  language_stacks: Row[]
}

/** Files imported over the built console. */
describe('importing a file', () => {
  const journey = journeyOn('pglite')

  const card = (page: Page) => page.getByRole('region', { name: 'Change of many records' })

  async function ask<T>(path: string): Promise<T> {
    return (await (await askAs(journey.console, 'ADMIN')).ask<{ data: T }>('GET', path)).data
  }

  /** Opens the import by the menu of a list, and chooses a file that holds this. */
  async function choose(page: Page, many: string, text: string) {
    await press(page.getByRole('button', { name: `Export or import ${many}` }))
    await press(page.getByRole('menuitem', { name: /^Import CSV/ }))
    const dialog = page.getByRole('dialog', { name: `Import ${many}` })
    const chooser = page.waitForEvent('filechooser')
    await press(dialog.getByLabel('CSV file'))
    await (await chooser).setFiles({ name: `${many}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) })
    return dialog
  }

  it('adds the good ones of 30 tags, says what is wrong with two, and takes all of it back', async () => {
    const person = await journey.arriveAs('CONTENT_EDITOR')
    const { page } = person
    await page.goto('/tags_main')
    const tags = () => ask<Row[]>('/public/tags')
    const before = await tags()
    const rows = Array.from({ length: 28 }, (_, at) => `imported ${at + 1},${at}`)
    const text = ['Name,Old number', ...rows, 'Imported 7,28', ',29'].join('\r\n')
    const dialog = await choose(page, 'tags', text)
    await dialog.getByText('28 will be added, 2 have errors').waitFor()
    await dialog.getByText('Columns that are skipped: Old number').waitFor()
    await press(dialog.getByRole('button', { name: 'Show only errors' }))
    await dialog.getByText('Name: Row 8 has the same name: keep one of the two').waitFor()
    await dialog.getByText('Row 31: no name').waitFor()
    await dialog.getByText('Name is required').waitFor()
    const begun = page.waitForEvent('download')
    await press(dialog.getByRole('button', { name: 'Download 2 rows with errors' }))
    expect((await begun).suggestedFilename()).toBe('tags-with-errors.csv')
    await press(dialog.getByRole('button', { name: 'Import 28 tags' }))
    await card(page).getByText('28 tags imported').waitFor()
    await page
      .getByText(`${before.length + 28} tags`, { exact: true })
      .first()
      .waitFor()
    const after = await tags()
    expect(
      after
        .slice(before.length)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(rows.map((row) => row.split(',')[0]).sort())
    await press(card(page).getByRole('button', { name: 'Undo' }))
    await card(page).getByText('28 tags taken back').waitFor()
    await page.getByText(`${before.length} tags`, { exact: true }).first().waitFor()
    expect((await tags()).map(({ id, name }) => [id, name])).toEqual(before.map(({ id, name }) => [id, name]))
    complainedOfNothing(person)
    await person.leave()
  })

  it('adds a tree of categories, and projects that name them, by typed rows', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    const [tag] = await ask<Row[]>('/public/tags')
    const [stack] = await ask<Row[]>('/public/language-stacks')
    await page.goto('/categories_main')
    const dialog = await choose(page, 'categories', 'Name,Parent\nzq Charts,zq Pictures\nzq Pictures,\n')
    await dialog.getByText('Will be added below zq Pictures').waitFor()
    await press(dialog.getByRole('button', { name: 'Import 2 categories' }))
    await card(page).getByText('2 categories imported').waitFor()
    await press(card(page).getByRole('button', { name: 'Dismiss' }))

    await page.goto('/osn_main')
    await press(page.getByRole('button', { name: 'Export or import projects' }))
    await press(page.getByRole('menuitem', { name: /^Import CSV/ }))
    const projects = page.getByRole('dialog', { name: 'Import projects' })
    await press(projects.getByText('Type or paste rows in place of a file'))
    const row = (name: string) =>
      `${name},https://example.org,In one line,MIT,https://example.org/a.png,#${tag?.id},zq Charts; zq Pictures,#${stack?.id}\n`
    const heads = 'Name,Project URL,Tagline,License,Featured image,Tags,Categories,Language stacks\n'
    const field = projects.getByLabel('Rows, with the names of the columns first')
    await write(field, `${heads}${row('zq one')}${row('zq two')}`)
    await press(projects.getByRole('button', { name: 'Read these rows' }))
    await projects.getByText('2 will be added').waitFor()
    await press(projects.getByRole('button', { name: 'Import 2 projects' }))
    await card(page).getByText('2 projects imported').waitFor()
    await write(page.getByRole('searchbox', { name: 'Search' }), 'zq')
    await page.getByText(/^2 of [\d,]+ projects$/).waitFor({ state: 'attached' })
    const found = async () =>
      Promise.all(
        (await ask<Row[]>('/admin/osn/0'))
          .filter(({ name }) => name.startsWith('zq '))
          .map(({ id }) => ask<StoredProject>(`/public/open-source/${id}`)),
      )
    for (const project of await found()) {
      expect(project.categories.map(({ name }) => name).sort()).toEqual(['zq Charts', 'zq Pictures'])
      expect(project.tags.map(({ id }) => id)).toEqual([tag?.id])
      expect(project.language_stacks.map(({ id }) => id)).toEqual([stack?.id])
      expect(project.isActive).toBe(true)
    }
    await press(card(page).getByRole('button', { name: 'Undo' }))
    await card(page).getByText('2 projects taken back').waitFor()
    await card(page).getByText('Added projects are inactive now: no project can be removed.').waitFor()
    expect((await found()).map(({ isActive }) => isActive)).toEqual([false, false])
    complainedOfNothing(person)
    await person.leave()
  })

  it('goes on where it stopped after the page was closed in its middle, and adds no row twice', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/tags_main')
    let writes = 0
    await page.route('**/admin/tag/create', async (route) => {
      writes += 1
      if (writes <= 5) return route.continue()
      // The host carries it out; its answer never arrives.
      await route.fetch()
    })
    const names = Array.from({ length: 20 }, (_, at) => `once ${at + 1}`)
    const dialog = await choose(page, 'tags', `Name\n${names.join('\n')}\n`)
    await press(dialog.getByRole('button', { name: 'Import 20 tags' }))
    await expect.poll(() => writes).toBe(9)
    const asked = page.waitForEvent('dialog')
    const left = page.reload({ waitUntil: 'commit' }).catch(() => undefined)
    await (await asked).accept()
    await left
    await page.unroute('**/admin/tag/create')
    await card(page)
      .getByText(/not done$/)
      .waitFor()
    await press(card(page).getByRole('button', { name: 'Go on' }))
    await card(page).getByText('20 tags imported').waitFor()
    const has = (await ask<Row[]>('/public/tags')).map(({ name }) => name)
    expect(has.filter((name) => name.startsWith('once ')).sort()).toEqual([...names].sort())
    complainedOfNothing(person)
    await person.leave()
  })

  it('says so where its code cannot be fetched, and opens once it can', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    const chunk = /\/assets\/(Overlays|ImportDialog)-[^/]+\.js$/
    await page.route(chunk, (route) => route.abort())
    await page.goto('/tags_main')
    await press(page.getByRole('button', { name: 'Export or import tags' }))
    await press(page.getByRole('menuitem', { name: /^Import CSV/ }))
    await seesToast(page, /^A part of the console could not be loaded/)
    await page.unroute(chunk)
    await press(page.getByRole('button', { name: 'Retry' }))
    await page.getByRole('dialog', { name: 'Import tags' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await person.leave()
  })
})
