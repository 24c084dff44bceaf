import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { askAs } from '../support/askAs'
import { journeyOn, complainedOfNothing } from '../support/journey'

/** The browser's own cache, which asks about lists and records each time that it needs them. */
describe('what nobody has changed', () => {
  const journey = journeyOn('pglite')

  /** How the server has answered a call so far, by its log. */
  const statuses = (call: string): number[] =>
    journey.console
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { msg: string; call: string; status: number })
      .filter((line) => line.msg === 'request' && line.call === call)
      .map(({ status }) => status)

  const names = (page: Page) => page.getByRole('rowheader').getByRole('link').allTextContents()

  /** How far the last row that is drawn ends below the window, in px. */
  const tableEnd = (page: Page) =>
    page
      .getByRole('row')
      .last()
      .evaluate((row) => row.getBoundingClientRect().bottom - innerHeight)

  it('is not sent again, and what somebody has is', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    const open = async (address: string) => {
      await page.goto(address)
      await page.getByRole('row').nth(1).waitFor()
      // Which rows are drawn is settled once what stands above them is there.
      await page.waitForLoadState('networkidle')
    }
    // The text face is there from the second visit on: without it filters may take a line more, and fewer rows are drawn.
    await page.goto('/settings')
    await page.waitForFunction(() => localStorage.getItem('face') !== null)
    const openProjects = async () => {
      await open('/osn_main')
      // Rows below the window are drawn a moment after those in it.
      await expect.poll(() => tableEnd(page)).toBeGreaterThan(200)
    }
    await openProjects()
    const shown = await names(page)
    expect(shown.length).toBeGreaterThanOrEqual(12)
    await expect.poll(() => statuses('projectList')).toEqual([200])
    await openProjects()
    expect(await names(page)).toEqual(shown)
    await expect.poll(() => statuses('projectList')).toEqual([200, 304])

    const { ask } = await askAs(journey.console, 'ADMIN')
    const { data: tags } = await ask<{ data: { id: number; name: string }[] }>('GET', '/public/tags')
    // The list shows them in this order, and draws those in view.
    const tag = tags.toSorted((a, b) => a.id - b.id)[0]!
    await open('/tags_main')
    const before = statuses('tagList').length
    await ask('PUT', `/admin/tag/update/${tag.id}`, { name: 'aaa changed elsewhere', tagId: tag.id })
    await open('/tags_main')
    await expect.poll(() => names(page)).toContain('aaa changed elsewhere')
    expect(statuses('tagList').slice(before)).toEqual([200])

    const edit = async () => {
      await page.goto(`/tags_main/edit/${tag.id}`)
      await expect
        .poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue())
        .toBe('aaa changed elsewhere')
    }
    await edit()
    await edit()
    await expect.poll(() => statuses('tagOne')).toEqual([200, 304])
    complainedOfNothing(person)
    await person.leave()
  })
})
