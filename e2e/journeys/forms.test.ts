import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { press, write } from '../support/hand'
import { journeyOn, seesHeading, seesToast } from '../support/journey'
import { aPicture } from '../support/picture'

/** What a person does in forms with a mouse and a keyboard. */
describe('a form', () => {
  const journey = journeyOn('pglite')

  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const hasFocus = (target: Locator) =>
    expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true)

  /** Asks the server, as this page's person. */
  const ask = <T>(page: Page, path: string, body?: object): Promise<T> =>
    page.evaluate(
      async ([path, body]) => {
        const headers = {
          Authorization: `Bearer ${localStorage.getItem('token')}`,
          'Content-Type': 'application/json',
        }
        const answer = await fetch(`/api${path}`, body ? { method: 'POST', headers, body } : { headers })
        return ((await answer.json()) as { data: T }).data
      },
      [path, body && JSON.stringify(body)] as const,
    )

  it('with long texts goes on by Enter, and is saved by Ctrl+Enter from its editor too', async () => {
    const { page, leave } = await journey.arriveAs('ADMIN')
    await page.goto('/article_main/edit/2')
    const title = page.getByLabel('Title')
    await write(title, 'Enter publishes nothing')
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    const excerpt = page.getByLabel('Excerpt')
    await hasFocus(excerpt)
    expect(await excerpt.inputValue()).not.toMatch(/^\n/)
    expect(await page.getByText('Article saved').count()).toBe(0)
    const editor = page.getByRole('textbox', { name: 'Content' })
    await press(editor)
    const lines = await editor.locator('[data-block]').count()
    await page.keyboard.press('Control+Enter')
    await seesToast(page, 'Article saved')
    expect(await editor.locator('[data-block]').count()).toBe(lines)
    await leave()
  })

  it('of one line is sent by Enter', async () => {
    const { page, leave } = await journey.arriveAs('ADMIN')
    await page.goto('/tags_main')
    await write(page.getByRole('textbox', { name: 'Name' }), 'sent by enter')
    await page.keyboard.press('Enter')
    await seesToast(page, 'Tag added')
    await leave()
  })

  it('with the same choice in another order holds nobody up', async () => {
    const { page, leave } = await journey.arriveAs('ADMIN')
    await page.goto('/osn_main/edit/1')
    const stacks = page.getByRole('list', { name: 'Selected: Language stacks' })
    const first = stacks.getByRole('button').first()
    const name = ((await first.getAttribute('aria-label')) ?? '').replace('Remove ', '')
    expect(await stacks.getByRole('button').count()).toBeGreaterThan(1)
    await press(first)
    await write(page.getByRole('combobox', { name: 'Language stacks' }), name)
    await page.keyboard.press('Enter')
    await stacks.getByRole('button', { name: `Remove ${name}`, exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await press(page.getByRole('link', { name: 'Settings' }))
    await seesHeading(page, 'Settings')
    await leave()
  })

  it('is saved on the way out, and the way goes on', async () => {
    const { page, leave } = await journey.arriveAs('ADMIN')
    await page.goto('/tags_main/edit/2')
    const name = page.getByRole('textbox', { name: 'Name' })
    await write(name, '')
    await press(page.getByRole('link', { name: 'Settings' }))
    await press(question(page).getByRole('button', { name: 'Save and leave' }))
    await page.getByText('Name is required').waitFor()
    await hasFocus(name)
    await write(name, 'saved on the way out')
    await press(page.getByRole('link', { name: 'Settings' }))
    await press(question(page).getByRole('button', { name: 'Save and leave' }))
    await seesHeading(page, 'Settings')
    await press(page.getByRole('link', { name: 'Tags' }))
    await page.getByRole('rowheader', { name: 'saved on the way out' }).waitFor()
    await leave()
  })

  it('never offers a record or what lies below it as its parent', async () => {
    const { page, leave } = await journey.arriveAs('ADMIN')
    await page.goto('/categories_main')
    const find = async (name: string) =>
      (await ask<{ id: number; name: string }[]>(page, '/public/categories')).find((one) => one.name === name)
        ?.id
    await ask(page, '/admin/category/create', { name: 'Branch', parentId: 0 })
    const branch = await find('Branch')
    await ask(page, '/admin/category/create', { name: 'Twig', parentId: branch })
    await page.goto(`/categories_main/edit/${await find('Twig')}`)
    await write(page.getByRole('combobox', { name: 'Parent' }), 'Branch')
    await page.getByRole('option', { name: 'Branch' }).waitFor()
    await page.goto(`/categories_main/edit/${branch}`)
    await write(page.getByRole('combobox', { name: 'Parent' }), 'Branch')
    await page.getByText('Nothing found').first().waitFor()
    expect(await page.getByRole('option').count()).toBe(0)
    await leave()
  })

  it('asks about a conflict with the focus on the first decision', async () => {
    const [one, other] = [await journey.arriveAs('ADMIN'), await journey.arriveAs('CONTENT_EDITOR')]
    for (const { page } of [one, other]) {
      await page.goto('/tags_main/edit/4')
      await page.getByRole('textbox', { name: 'Name' }).waitFor()
    }
    for (const [{ page }, name] of [
      [one, 'of the one'],
      [other, 'of the other'],
    ] as const) {
      await write(page.getByRole('textbox', { name: 'Name' }), name)
      await page.keyboard.press('Control+s')
    }
    const dialog = other.page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' })
    await dialog.waitFor()
    await hasFocus(dialog.getByRole('radio', { name: 'Keep theirs' }))
    await other.page.keyboard.press('ArrowDown')
    await press(dialog.getByRole('button', { name: 'Save choices' }))
    await seesToast(other.page, 'Tag saved')
    await one.leave()
    await other.leave()
  })

  describe('of a project', () => {
    const names = (page: Page) =>
      page
        .getByRole('list', { name: 'Media' })
        .getByRole('button', { name: /^Remove/ })
        .evaluateAll((buttons) =>
          buttons.map((one) => one.getAttribute('aria-label')?.replace('Remove ', '')),
        )

    it('shows pictures of videos where they come, and an icon where they do not', async () => {
      const { page, leave } = await journey.arriveAs('ADMIN')
      const asked: (string | undefined)[] = []
      await page.route('https://i.ytimg.com/**', async (route) => {
        asked.push(route.request().url(), route.request().headers()['referer'])
        if (asked.length > 2) await route.abort()
        else
          await route.fulfill({
            contentType: 'image/svg+xml',
            body: '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180"/></svg>',
          })
      })
      await page.goto('/osn_main/edit/1')
      const thumbs = page.getByRole('list', { name: 'Media' }).locator('img[src*="ytimg"]')
      const opacity = (at: number) =>
        expect.poll(() => thumbs.nth(at).evaluate((image) => getComputedStyle(image).opacity))
      const add = async (id: string) => {
        await write(page.getByLabel('Media name'), `Talk ${id}`)
        await write(page.getByLabel('Media URL'), `https://youtu.be/${id}`)
        await page.keyboard.press('Enter')
        await page.getByRole('button', { name: `Remove Talk ${id}` }).waitFor()
      }
      await add('8pDqJVdNa44')
      await opacity(0).toBe('1')
      expect(asked).toEqual(['https://i.ytimg.com/vi/8pDqJVdNa44/mqdefault.jpg', undefined])
      await add('abcdefghijk')
      await expect.poll(() => asked.length).toBe(4)
      await opacity(1).toBe('0')
      await opacity(0).toBe('1')
      await leave()
    })

    it('lets media be edited in place, and ordered by mouse and by keys', async () => {
      const { page, leave } = await journey.arriveAs('ADMIN')
      await page.route('https://i.ytimg.com/**', (route) => route.abort())
      await page.goto('/osn_main/edit/2')
      const adder = page.getByRole('group', { name: 'Add a media item' })
      for (const name of ['First', 'Second']) {
        await write(adder.getByLabel('Media name'), name)
        await write(adder.getByLabel('Media URL'), 'https://youtu.be/8pDqJVdNa44')
        await page.keyboard.press('Enter')
        await page.getByRole('button', { name: `Remove ${name}` }).waitFor()
      }
      await write(adder.getByLabel('Media name'), 'Third')
      await adder.getByLabel('Media type').selectOption('IMAGE')
      await adder.getByLabel('Media file').setInputFiles(aPicture)
      await press(adder.getByRole('button', { name: 'Add' }))
      await page.getByRole('button', { name: 'Remove Third' }).waitFor()

      const rows = page.getByRole('list', { name: 'Media' }).getByRole('listitem')
      const handle = rows.first().getByTitle('Drag to another place')
      await handle.scrollIntoViewIfNeeded()
      const [from, to] = [await handle.boundingBox(), await rows.last().boundingBox()]
      if (!from || !to) throw new Error('The rows are not drawn')
      const x = from.x + from.width / 2
      await page.mouse.move(x, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(x, to.y, { steps: 5 })
      await page.mouse.move(x, to.y + to.height - 4, { steps: 5 })
      await page.mouse.up()
      expect(await names(page)).toEqual(['Second', 'Third', 'First'])
      await page.getByRole('button', { name: 'Move First up' }).focus()
      await page.keyboard.press('Enter')
      expect(await names(page)).toEqual(['Second', 'First', 'Third'])

      await press(page.getByRole('button', { name: 'Edit First' }))
      await page.keyboard.type('Opening talk')
      await page.keyboard.press('Enter')
      await hasFocus(page.getByRole('button', { name: 'Edit Opening talk' }))
      await page.keyboard.press('Control+s')
      await seesToast(page, 'Project saved')
      await page.reload()
      await page.getByRole('button', { name: 'Edit Opening talk' }).waitFor()
      expect(await names(page)).toEqual(['Second', 'Opening talk', 'Third'])
      await leave()
    })
  })

  it('says once that a tag exists already', async () => {
    const { page, leave } = await journey.arriveAs('ADMIN')
    await page.goto('/tags_main')
    const name = page.getByRole('textbox', { name: 'Name' })
    const [tag] = await ask<{ name: string }[]>(page, '/public/tags')
    await write(name, tag?.name ?? '')
    await page.keyboard.press('Enter')
    const sentence = page.getByText('A tag with this name exists already')
    await sentence.waitFor()
    await hasFocus(name)
    expect(await sentence.count()).toBe(1)
    await leave()
  })
})
