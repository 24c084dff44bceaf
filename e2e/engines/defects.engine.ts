import { expect } from 'vitest'
import { anArticle } from './anArticle'
import { describeEngines, type Visit } from './describeEngines'
import { the, type Visitor } from './Visitor'

/** What people found broken by hand (the rows of the table of defects), in every engine. */
describeEngines('as people found it', (test) => {
  test('a text is coloured with the mouse', ({ visitor }) => colours(visitor, 1280))
  test('a text is coloured with the mouse in a window of 360 px', ({ visitor }) => colours(visitor, 360))

  test('a wrong password shows one message, and nobody is signed out', async ({ visitor }) => {
    const person = await visitor('/login', 'nobody')
    await person.write('field', 'E-mail', 'admin@example.org')
    await person.write('field', 'Password', 'wrong')
    await person.press('button', 'Login')
    await person.sees('text', /password is wrong/)
    expect(await person.count('text', /password is wrong/)).toBe(1)
    expect(await person.count('text', /session has ended/)).toBe(0)
  })

  test('nothing of the former person stays when another tab signs in as somebody else', async (visit) => {
    const person = await visit.visitor('/tags_main/edit/5', 'ADMIN')
    await person.sees('text', 'Ada Adeyemi')
    const former = await person.value('field', 'Name')
    await person.write('field', 'Name', 'typed by the first')
    const other = await person.another()
    await other.tab.open('/settings')
    await other.press('button', 'Log out')
    await other.seesHeading('Login')
    await signIn(other, visit, 'SUPER_ADMIN')
    await other.sees('text', 'Sunniva Solberg')
    await person.sees('text', 'Sunniva Solberg')
    await person.tab.open('/tags_main/edit/5')
    await person.holds('field', 'Name', former ?? '')
    expect(await person.count('region', 'Kept draft')).toBe(0)
  })

  test('a click without a connection stays in the console', async ({ visitor }) => {
    const person = await visitor('/tags_main', 'ADMIN')
    await person.seesHeading('Tags')
    await person.tab.offline?.(true)
    await person.press('link', 'Settings')
    // It may have been fetched while nobody needed anything else.
    await person.seesHeading(/^(Settings|This page is not loaded yet)$/)
    await person.sees('navigation', 'Main')
    await person.tab.offline?.(false)
    await person.seesHeading('Settings')
    await person.sees('button', 'Log out')
  })

  test('the same tags in another order hold nobody up', async ({ visitor, ask, engine }) => {
    const id = await anArticle(ask, `Ordered in ${engine}`, '<p>Text.</p>', [1, 2])
    const person = await visitor(`/article_main/edit/${id}`, 'ADMIN')
    const first = the('button', /^Remove /, { within: the('list', 'Selected: Tags') })
    const name = ((await person.label(first)) ?? '').replace('Remove ', '')
    await person.press(first.kind, first.name, first)
    await person.write('combobox', 'Tags', name)
    await person.keys('{Enter}')
    await person.sees('button', `Remove ${name}`)
    await person.keys('{Escape}')
    await person.press('link', 'Settings')
    await person.seesHeading('Settings')
  })

  test('a conflict begins at its first decision', async ({ visitor }) => {
    const people = [
      await visitor('/tags_main/edit/6', 'ADMIN'),
      await visitor('/tags_main/edit/6', 'CONTENT_EDITOR'),
    ]
    for (const person of people) await person.sees('field', 'Name')
    for (const [index, person] of people.entries()) {
      await person.write('field', 'Name', `of ${index}, ${Date.now()}`)
      await person.keys('{Control>}s{/Control}')
      if (index === 0) await person.seesToast('Tag saved')
    }
    await people[1]?.findFocus('radio', 'Keep theirs')
  })

  test('no record is offered as its own parent', async ({ visitor, ask, engine }) => {
    const name = `Branch in ${engine}`
    await ask('POST', '/admin/category/create', { name, parentId: 0 })
    const { data } = await ask<{ data: { id: number; name: string }[] }>('GET', '/public/categories')
    const person = await visitor(
      `/categories_main/edit/${data.find((one) => one.name === name)?.id}`,
      'ADMIN',
    )
    await person.write('combobox', 'Parent', name)
    await person.sees('text', 'Nothing found')
    expect(await person.count('option')).toBe(0)
  })

  test('Enter in a title goes on, and Ctrl+Enter saves from the editor too', async ({
    visitor,
    ask,
    engine,
  }) => {
    const id = await anArticle(ask, `Entered in ${engine}`, '<p>Text.</p>', [])
    const person = await visitor(`/article_main/edit/${id}`, 'ADMIN')
    await person.write('field', 'Title', `Entered again in ${engine}`)
    await person.keys('{Enter}')
    await person.findFocus('field', 'Excerpt')
    expect(await person.count('text', 'Article saved')).toBe(0)
    await person.press('textbox', 'Content')
    await person.keys('{Control>}{Enter}{/Control}')
    await person.seesToast('Article saved')
    await person.holds('textbox', 'Content', 'Text.')
  })

  test('an address of a list opens at its table', async ({ visitor }) => {
    for (const address of ['/osn_main#all-projects', '/osn_main?q=react']) {
      const person = await visitor(address, 'ADMIN')
      await person.sees('link', /^Edit react/)
      await person.waits('the table is in the window', () => person.isInWindow('searchbox', 'Search'))
    }
  })

  test('a missing record and a missing page keep the sidebar, and offer a way back', async ({ visitor }) => {
    const person = await visitor('/tags_main/edit/999999', 'ADMIN')
    await person.sees('link', /tags/i, { within: the('main') })
    expect(await person.count('button', 'Retry')).toBe(0)
    await person.sees('navigation', 'Main')
    await person.tab.open('/nowhere')
    await person.sees('text', /The page you are looking for doesn.t exist/)
    await person.sees('navigation', 'Main')
  })

  test('leaving a form saves it, keeps a draft of it, or is cancelled', async ({ visitor, engine }) => {
    const person = await visitor('/tags_main/edit/7', 'ADMIN')
    await person.write('field', 'Name', `left in ${engine}`)
    await person.press('link', 'Settings')
    await person.sees('button', 'Leave (draft kept)')
    await person.press('button', 'Stay')
    await person.press('link', 'Settings')
    await person.press('button', 'Leave (draft kept)')
    await person.seesHeading('Settings')
    await person.tab.back()
    await person.press('button', 'Restore')
    await person.holds('field', 'Name', `left in ${engine}`)
    await person.press('link', 'Settings')
    await person.press('button', 'Save and leave')
    await person.seesHeading('Settings')
    await person.tab.open('/tags_main/edit/7')
    await person.holds('field', 'Name', `left in ${engine}`)
  })

  test('a search finds names without their marks, and the very name first', async ({
    visitor,
    ask,
    engine,
  }) => {
    await ask('POST', '/admin/tag/create', { name: `Łódź in ${engine}` })
    const person = await visitor('/tags_main', 'ADMIN')
    await person.write('searchbox', 'Search', `lodz in ${engine}`)
    await person.sees('rowheader', `Łódź in ${engine}`)
    await person.tab.open('/osn_main#all-projects')
    await person.waits('the table is in the window', () => person.isInWindow('searchbox', 'Search'))
    await person.write('searchbox', 'Search', 'react-dom')
    await person.waits(
      'react-dom is the first',
      async () => (await person.texts('rowheader'))[0]?.includes('react-dom') === true,
    )
  })

  test('a list that the address asks for stays in the window while the tiles above it come', async ({
    visitor,
  }) => {
    const person = await visitor('/#all-projects', 'ADMIN')
    await person.sees('link', 'Edit react')
    await person.sees('link', /incomplete projects?$/)
    const top = await person.tab.evaluate(
      `document.getElementById('all-projects').getBoundingClientRect().top`,
    )
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(140)
  })

  test('a long search writes the address once, and complains of nothing', async ({ visitor }) => {
    const person = await visitor('/tags_main', 'ADMIN')
    await person.press('searchbox', 'Search')
    const words = 'abcdefghi '.repeat(12)
    await person.keys(words)
    await person.holds('searchbox', 'Search', words)
    await person.waits('the address follows', async () => (await person.tab.address()).includes('?q='))
    expect(await person.ask('complaints')).toEqual([])
  })
})

async function colours(visitor: Visit['visitor'], width: number): Promise<void> {
  const person = await visitor('/article_main', 'ADMIN')
  await person.tab.resize(width, 740)
  await person.press('link', 'Add article')
  await person.press('textbox', 'Content')
  await person.keys('red', '{Control>}a{/Control}')
  for (const color of ['Grey', 'Red']) {
    await person.press('button', 'Text colour')
    await person.press('button', color)
  }
  await person.press('button', 'Text colour')
  await person.waits(
    'the text is red',
    async () => (await person.label(the('button', 'Red'), 'aria-pressed')) === 'true',
  )
}

/** Signs in on the login screen that stands there. */
async function signIn(person: Visitor, { console }: Visit, role: 'SUPER_ADMIN' | 'ADMIN'): Promise<void> {
  const account = console.accounts.find((candidate) => candidate.role === role)
  await person.write('field', 'E-mail', account?.email ?? '')
  await person.write('field', 'Password', account?.password ?? '')
  await person.press('button', 'Login')
}
