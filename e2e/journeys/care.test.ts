import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProjectUpdateBody } from '../../src/contract/bodies'
import type { Project } from '../../src/contract/entities'
import { pick } from '../../src/stores/merge/fields'
import { askAs } from '../support/askAs'
import { press } from '../support/hand'
import { beginJourney, complainedOfNothing, seesHeading, seesToast, type Journey } from '../support/journey'

/** Tags, categories and stacks kept in order over the built console. */
describe('the care of tags, categories and stacks', () => {
  let journey: Journey
  beforeAll(async () => {
    journey = await beginJourney('pglite')
  }, 240_000)
  afterAll(() => journey.end())

  const firstUse = (page: Page, of: string) =>
    page
      .locator('tbody tr[data-index]')
      .getByRole('link', { name: new RegExp(`^[\\d,]+ ${of}s? with `) })
      .first()

  it.each([
    ['/tags_main', 'Tags', 'article'],
    ['/tags_main', 'Tags', 'project'],
    ['/categories_main', 'Categories', 'project'],
    ['/language_stacks_main', 'Language Stacks', 'project'],
  ])('the list %s (%s) says how many %ss use each, and opens as many', async (at, heading, noun) => {
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
  })

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

  it('sets a licence that SPDX knows by one press, and takes it back', async () => {
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
    await page.goto('/care?list=licences')
    await press(page.getByRole('button', { name: /^Set Apache-2\.0: / }))
    await seesToast(page, 'Licence set to Apache-2.0')
    expect((await read()).license).toBe('Apache-2.0')
    await list(page, 'Licences').getByText('SPDX knows the licence of every project').waitFor()
    await press(page.getByRole('button', { name: 'Undo' }))
    await seesToast(page, 'Taken back')
    expect((await read()).license).toBe('Apache 2')
    complainedOfNothing(person)
    await person.leave()
  })

  it('merges two tags, goes on over another screen, and takes the whole back', async () => {
    const { ask } = await askAs(journey.console, 'ADMIN')
    const tags = (await ask<{ data: { id: number; name: string }[] }>('GET', '/public/tags')).data
    const idOf = (name: string) => tags.find((tag) => tag.name === name)?.id ?? 0
    const having = async (name: string) =>
      (await ask<{ data: { id: number; tags: number[] }[] }>('GET', '/admin/osn/0')).data
        .filter((row) => row.tags.includes(idOf(name)))
        .map((row) => row.id)
    const [gone, stayed] = [await having('browsers'), await having('browser')]
    expect(gone.length).toBeGreaterThan(1)

    const person = await journey.arriveAs('CONTENT_EDITOR')
    const { page } = person
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
