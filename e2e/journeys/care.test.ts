import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { ProjectUpdateBody } from '../../src/contract/bodies'
import type { Project } from '../../src/contract/entities'
import { pick } from '../../src/contract/pick'
import { askAs } from '../support/askAs'
import { casesOf } from '../support/endurance'
import { press } from '../support/hand'
import { journeyOn, complainedOfNothing, seesHeading, seesToast } from '../support/journey'

/** Tags, categories and stacks kept in order over the built console. */
describe('the care of tags, categories and stacks', () => {
  const journey = journeyOn('pglite')

  const firstUse = (page: Page, of: string) =>
    page
      .locator('tbody tr[data-index]')
      .getByRole('link', { name: new RegExp(`^[\\d,]+ ${of}s? with `) })
      .first()

  const uses: [path: string, heading: string, noun: string][] = [
    ['/tags_main', 'Tags', 'article'],
    ['/tags_main', 'Tags', 'project'],
    ['/categories_main', 'Categories', 'project'],
    ['/language_stacks_main', 'Language Stacks', 'project'],
  ]
  const tried = casesOf(uses, ([path, , noun]) => noun === 'article' || path === '/categories_main')

  it.each(tried)(
    'the list %s (%s) says how many %ss use each, and opens as many',
    async (at, heading, noun) => {
      const person = await journey.arriveAs('ADMIN')
      const { page } = person
      await page.goto(at)
      await seesHeading(page, heading)
      const use = firstUse(page, noun)
      const count = (await use.textContent()) ?? ''
      await press(use)
      await page.getByText(new RegExp(`^${count} of [\\d,]+ ${noun}s$`)).waitFor()
      await page.goBack()
      await seesHeading(page, heading)
      await press(page.getByRole('link', { name: /^Edit / }).first())
      await page.getByText(/^(Used by |Not used yet)/).waitFor()
      complainedOfNothing(person)
      await person.leave()
      expect(Number(count.replace(',', ''))).toBeGreaterThan(0)
    },
  )

  const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
  const tab = (page: Page, name: RegExp) =>
    page.getByRole('navigation', { name: 'Lists of what needs care' }).getByRole('link', { name })

  it('lists names that are nearly the same; what is none of these stays away until it is listed again', async () => {
    const person = await journey.arriveAs('CONTENT_EDITOR')
    const { page } = person
    await page.goto('/')
    await seesHeading(page, 'Projects')
    await page.keyboard.press('g')
    await page.keyboard.press('r')
    await seesHeading(page, 'Care')
    const near = list(page, 'Near names')
    const keep = near.getByRole('button', { name: /^Keep both: / }).first()
    const name = (await keep.getAttribute('aria-label')) ?? ''
    const count = Number((await tab(page, /^Near names/).textContent())?.replace(/\D/g, ''))
    await press(keep)
    await tab(page, new RegExp(`^Near names ${count - 1}$`)).waitFor()
    await page.reload()
    await near.getByText(/^1 is not listed/).waitFor()
    expect(await near.getByRole('button', { name, exact: true }).count()).toBe(0)
    await press(near.getByRole('button', { name: 'List again' }))
    await near.getByRole('button', { name, exact: true }).waitFor()
    complainedOfNothing(person)
    await person.leave()
  })

  it('leads from the start page to projects that share a URL', async () => {
    const person = await journey.arriveAs('CONTENT_EDITOR')
    const { page } = person
    await page.goto('/')
    const tile = page.getByRole('region', { name: 'To do' }).getByRole('link', { name: /shared URLs?/ })
    const count = Number((await tile.textContent())?.replace(/\D/g, ''))
    await press(tile)
    await list(page, 'Shared URLs').getByRole('listitem').first().waitFor()
    expect(await list(page, 'Shared URLs').getByRole('listitem').count()).toBe(count)
    complainedOfNothing(person)
    await person.leave()
  })

  it('sets a license that SPDX knows by one press, and takes it back', async () => {
    const { ask } = await askAs(journey.console, 'ADMIN')
    const read = async () => (await ask<{ data: Project }>('GET', '/public/open-source/3')).data
    const project = await read()
    const ids = (related: readonly { id: number }[]) => related.map(({ id }) => id)
    await ask('PUT', '/admin/open-source/update/3', {
      ...pick(project, Object.keys(ProjectUpdateBody.shape)),
      license: 'Apache 2',
      tags: ids(project.tags),
      categories: ids(project.categories),
      language_stacks: ids(project.language_stacks),
    })
    const person = await journey.arriveAs('CONTENT_EDITOR')
    const { page } = person
    await page.goto('/care?list=licenses')
    await press(page.getByRole('button', { name: /^Set Apache-2\.0: / }))
    await seesToast(page, 'License set to Apache-2.0')
    expect((await read()).license).toBe('Apache-2.0')
    await list(page, 'Licenses').getByText('SPDX knows the license of every project').waitFor()
    await press(page.getByRole('button', { name: 'Undo' }))
    await seesToast(page, 'Taken back')
    expect((await read()).license).toBe('Apache 2')
    complainedOfNothing(person)
    await person.leave()
  })

  interface Node {
    id: number
    name: string
    parentId: number
  }
  interface Uses {
    id: number
    tags: number[]
  }
  /** What the host has, as anybody else reads it. */
  async function reader() {
    const { ask } = await askAs(journey.console, 'ADMIN')
    const read = async <Row>(path: string) => (await ask<{ data: Row[] }>('GET', path)).data
    const tags = async () => (await read<Node>('/public/tags')).map(({ id, name }) => ({ id, name }))
    const known = new Map((await tags()).map(({ id, name }) => [name, id]))
    return {
      tags,
      projects: () => read<Uses>('/admin/osn/0'),
      /** Ids of the projects with a tag. */
      having: async (name: string) =>
        (await read<Uses>('/admin/osn/0'))
          .filter((row) => row.tags.includes(known.get(name) ?? 0))
          .map(({ id }) => id),
    }
  }

  it('merges two tags by one call, and takes the whole back', async () => {
    const { tags, having } = await reader()
    const before = await tags()
    const [gone, stayed] = [await having('browsers'), await having('browser')]
    expect(gone.length).toBeGreaterThan(1)
    const names = async () => (await tags()).map(({ name }) => name)

    const person = await journey.arriveAs('CONTENT_EDITOR')
    const { page } = person
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    await page.goto('/care')
    const merge = page.getByRole('button', { name: 'Merge… browser and browsers' })
    await press(merge)
    const dialog = page.getByRole('dialog', { name: 'Merge two tags' })
    await dialog.getByText('browsers is removed then.').waitFor()
    await dialog.getByText(`${gone.length} records will change`).waitFor()
    await press(dialog.getByRole('button', { name: 'Merge', exact: true }))
    await seesToast(page, 'browsers merged into browser')
    await merge.waitFor({ state: 'hidden' })
    expect(await names()).not.toContain('browsers')
    expect(new Set(await having('browser'))).toEqual(new Set([...stayed, ...gone]))
    await press(page.getByRole('button', { name: 'Undo' }))
    await seesToast(page, 'browsers is back')
    await merge.waitFor()
    expect(await having('browsers')).toEqual(gone)
    expect(await having('browser')).toEqual(stayed)
    expect(await tags()).toEqual(before)
    expect(calls).toEqual([
      expect.stringMatching(/admin\/merges\/tag\/\d+$/),
      expect.stringMatching(/admin\/removals\/\d+\/undo$/),
    ])
    complainedOfNothing(person)
    await person.leave()
  })

  it('removes a tag that nothing uses, and undoes that from the history', async () => {
    const { tags, projects } = await reader()
    const before = await tags()
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/care?list=unused')
    const remove = list(page, 'Unused')
      .getByRole('button', { name: /^Remove… / })
      .last()
    const name = ((await remove.getAttribute('aria-label')) ?? '').slice('Remove… '.length)
    const button = page.getByRole('button', { name: `Remove… ${name}`, exact: true })
    await press(remove)
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }))
    await seesToast(page, `${name} removed`)
    await button.waitFor({ state: 'hidden' })
    const [gone] = before.filter((tag) => tag.name === name)
    if (!gone) throw new Error(`There was no tag ${name}`)
    expect((await tags()).map(({ id }) => id)).not.toContain(gone.id)
    expect((await projects()).filter((row) => row.tags.includes(gone.id))).toEqual([])

    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await seesHeading(page, 'History')
    await press(page.getByRole('button', { name: new RegExp(`removed the tag ${name}`) }))
    await press(page.getByRole('button', { name: 'Undo this removal' }))
    await seesToast(page, `${name} is back`)
    await page.getByRole('button', { name: new RegExp(`brought back the tag ${name}`) }).waitFor()
    expect(await tags()).toEqual(before)
    complainedOfNothing(person)
    await person.leave()
  })

  it('removes a tag by the menu of its row as soon as that is there, and takes it back', async () => {
    const { tags } = await reader()
    const before = await tags()
    const person = await journey.arriveAs('CONTENT_EDITOR')
    const { page } = person
    await page.goto('/tags_main?q=command')
    await press(page.getByRole('button', { name: 'More for command line', exact: true }))
    await press(page.getByRole('menuitem', { name: 'Remove…', exact: true }))
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }))
    await seesToast(page, 'command line removed')
    const row = page.getByRole('link', { name: 'Edit command line', exact: true })
    await row.waitFor({ state: 'hidden' })
    expect((await tags()).length).toBe(before.length - 1)
    await press(page.getByRole('button', { name: 'Undo' }))
    await seesToast(page, 'command line is back')
    await row.waitFor()
    expect(await tags()).toEqual(before)
    complainedOfNothing(person)
    await person.leave()
  })

  it('merges two tags by saves where the host cannot, goes on over another screen, and takes the whole back', async () => {
    const { having } = await reader()
    const [gone, stayed] = [await having('browsers'), await having('browser')]
    expect(gone.length).toBeGreaterThan(1)

    const person = await journey.arriveAs('CONTENT_EDITOR')
    const { page } = person
    await page.route('**/auth/user', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { data: { offers: string[] } }
      const offers = body.data.offers.filter((offer) => offer !== 'merge')
      await route.fulfill({ response, json: { ...body, data: { ...body.data, offers } } })
    })
    await page.goto('/care')
    await press(page.getByRole('button', { name: 'Merge… browser and browsers' }))
    await press(page.getByRole('button', { name: `Change ${gone.length} records` }))
    await press(page.getByRole('link', { name: 'Articles', exact: true }))
    await seesHeading(page, 'Articles')
    const card = page.getByRole('region', { name: 'Change of many records' })
    await card.getByText(`${gone.length} records changed`).waitFor()
    expect(await having('browsers')).toEqual([])
    expect(new Set(await having('browser'))).toEqual(new Set([...stayed, ...gone]))
    await press(card.getByRole('button', { name: 'Undo' }))
    await card.getByText(`${gone.length} records taken back`).waitFor()
    expect(await having('browsers')).toEqual(gone)
    expect(await having('browser')).toEqual(stayed)
    complainedOfNothing(person)
    await person.leave()
  })

  it('moves a category by drag and by keys, and takes that back', async () => {
    const { ask } = await askAs(journey.console, 'ADMIN')
    const nodes = async () =>
      (await ask<{ data: { id: number; name: string; parentId: number }[] }>('GET', '/public/categories'))
        .data
    const roots = (await nodes()).filter(({ parentId }) => parentId === 0)
    const [first, second] = roots
    const parentOf = async (id: number | undefined) =>
      (await nodes()).find((node) => node.id === id)?.parentId
    if (!first || !second) throw new Error('There are no two categories at the top')

    const person = await journey.arriveAs('CONTENT_EDITOR')
    const { page } = person
    await page.goto('/categories_main')
    await press(page.getByRole('button', { name: 'Collapse all' }))
    const row = (id: number) => page.locator(`tr[data-key="${id}"]`)
    await row(second.id).hover()
    const [from, to] = await Promise.all([
      row(second.id).locator('[data-move-handle]').boundingBox(),
      row(first.id).boundingBox(),
    ])
    if (!from || !to) throw new Error('A row is not in the window')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 })
    await page.getByText(`${second.name} below ${first.name}`).waitFor()
    await page.mouse.up()
    await seesToast(page, `Moved below ${first.name}`)
    expect(await parentOf(second.id)).toBe(first.id)
    await press(page.getByRole('button', { name: 'Undo' }))
    await seesToast(page, 'Taken back')
    expect(await parentOf(second.id)).toBe(0)

    await row(second.id).waitFor()
    await row(second.id).focus()
    await page.keyboard.press('Alt+Shift+ArrowRight')
    await seesToast(page, `Moved below ${first.name}`)
    expect(await parentOf(second.id)).toBe(first.id)
    complainedOfNothing(person)
    await person.leave()
  })
})
