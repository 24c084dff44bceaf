import { expect } from 'vitest'
import { anArticle } from './anArticle'
import { aPictureFile } from './aPictureFile'
import { describeEngines } from './describeEngines'
import type { Visitor } from './Visitor'

/** The tasks of stories/keyboard, with real keys alone, in the built console against the real server. */
describeEngines('by keyboard alone', (test) => {
  test('somebody signs in, first too early', async ({ visitor, console }) => {
    const admin = console.accounts.find(({ role }) => role === 'ADMIN')
    const person = await visitor('/login', 'nobody')
    await person.seesHeading('Login')
    await person.tabTo('button', 'Login')
    await person.keys('{Enter}')
    await person.findFocus('field', 'E-mail')
    await person.keys(admin?.email ?? '')
    await person.tabTo('field', 'Password')
    await person.keys(admin?.password ?? '', '{Enter}')
    await person.seesHeading('Projects')
  })

  test('somebody finds a project, past the menu', async ({ visitor }) => {
    const person = await visitor('/osn_main', 'ADMIN')
    await person.seesHeading('Projects')
    await person.keys('{Tab}')
    await person.findFocus('link', 'Skip to content')
    await person.keys('{Enter}')
    await person.findFocus('main')
    await person.tabTo('searchbox', 'Search')
    await person.keys('react-dom')
    await person.sees('link', 'Edit react-dom')
    await person.tabTo('link', 'Edit react-dom')
    await person.keys('{Enter}')
    await person.findFocus('heading', 'Edit react-dom')
  })

  test('somebody moves in the tree of categories', async ({ visitor }) => {
    const person = await visitor('/categories_main', 'ADMIN')
    await person.tabTo('row', /^1 /)
    await person.keys('web')
    await person.findFocus('row', /^\d+ Web/)
    await person.keys('{ArrowLeft}', '{ArrowRight}', '{ArrowDown}')
    await person.seesNoFocus('row', /^\d+ Web/)
    await person.keys('{End}', '{Home}')
    await person.findFocus('row', /^1 /)
    await person.keys('{Enter}')
    await person.findFocus('heading', 'Edit Developer tools')
  })

  test('somebody uses the drawer of a small window', async ({ visitor }) => {
    const person = await visitor('/osn_main', 'ADMIN')
    await person.tab.resize(600, 740)
    await person.seesHeading('Projects')
    await person.tabTo('button', 'Open drawer')
    await person.keys('{Enter}')
    await person.focusComesInto('dialog', 'Menu')
    await person.keys('{Escape}')
    await person.findFocus('button', 'Open drawer')
    await person.keys('{Enter}')
    await person.focusComesInto('dialog', 'Menu')
    await person.tabTo('link', 'Tags')
    await person.keys('{Enter}')
    await person.findFocus('heading', 'Tags')
    await person.seesNo('dialog', 'Menu')
  })

  test('a key that is held answers no question when it is released', async ({ visitor }) => {
    const person = await dirtyTag(await visitor('/tags_main/edit/3', 'ADMIN'))
    await person.tabTo('link', 'All tags', 'back')
    await person.keys('{Enter>}')
    await person.findFocus('button', 'Stay')
    await person.keys('{/Enter}')
    await person.findFocus('button', 'Stay')
    await person.keys('{Enter}')
    await person.findFocus('link', 'All tags')
  })

  test('somebody leaves a form that is not saved, and stays first', async ({ visitor }) => {
    const person = await dirtyTag(await visitor('/tags_main/edit/3', 'ADMIN'))
    const typed = await person.value('field', 'Name')
    await person.tabTo('link', 'All tags', 'back')
    await person.keys('{Enter}')
    await person.findFocus('button', 'Stay')
    await person.keys('{Escape}')
    await person.findFocus('link', 'All tags')
    await person.holds('field', 'Name', typed ?? '')
    await person.keys('{Enter}')
    await person.findFocus('button', 'Stay')
    await person.tabTo('button', /^Leave/)
    await person.keys('{Enter}')
    await person.findFocus('heading', 'Tags')
    await person.isAt('/tags_main')
  })

  test('somebody deletes an opportunity and takes it back', async ({ visitor, ask, engine }) => {
    const title = `Deleted in ${engine}`
    await ask('POST', '/admin/opportunity/create', { title, description: '', osnId: 1 })
    const { data } = await ask<{ data: { id: number; title: string }[] }>('GET', '/public/1/opportunities/0')
    const { id } = data.find((one) => one.title === title) ?? { id: 0 }
    const person = await visitor(`/opportunity/${id}/update`, 'ADMIN')
    await person.tabTo('button', 'Delete opportunity')
    await person.keys('{Enter}')
    await person.findFocus('button', 'Cancel')
    await person.keys('{Escape}')
    await person.findFocus('button', 'Delete opportunity')
    await person.keys('{Enter}')
    await person.findFocus('button', 'Cancel')
    await person.tabTo('button', 'Delete')
    await person.keys('{Enter}')
    await person.findFocus('heading', /^Opportunities of/)
    await person.tabTo('button', 'Undo')
    await person.keys('{Enter}')
    await person.seesToast(`${title} is back`)
    expect(await person.focusIsIn('main')).toBe(true)
  })

  test('somebody changes a role', async ({ visitor, ask }) => {
    const person = await visitor('/manage_users_main/1', 'SUPER_ADMIN')
    await person.tabTo('combobox', 'Role of Nora Nilsen')
    await person.keys('{ArrowUp}')
    await person.holds('combobox', 'Role of Nora Nilsen', 'CONTENT_EDITOR')
    await person.tabTo('button', 'Apply')
    await person.keys('{Enter}')
    await person.findFocus('button', 'Cancel')
    await person.tabTo('button', 'Confirm')
    await person.keys('{Enter}')
    await person.seesToast('Nora Nilsen is now Content editor')
    await person.findFocus('combobox', 'Role of Nora Nilsen')
    await ask('PUT', '/admin/manage/4', { role: 'NORMAL' })
  })

  test('a message waits while it has the focus, and gives it back', async ({ visitor, engine }) => {
    const person = await visitor('/categories_main', 'ADMIN')
    await person.tabTo('field', 'Name')
    await person.keys(`Added in ${engine}`, '{Enter}')
    await person.seesToast('Category added')
    await person.tabTo('button', 'Dismiss')
    await person.seesToast('Category added')
    await person.keys('{Enter}')
    await person.seesNo('text', 'Category added')
    expect(await person.focusIsIn('main')).toBe(true)
  })

  test('somebody adds a project with choices, a picture and media', async ({ visitor, engine, ask }) => {
    const name = `Atlas in ${engine}`
    const person = await visitor('/osn_main', 'ADMIN')
    await person.tabTo('link', 'Add project')
    await person.keys('{Enter}')
    await person.findFocus('field', 'Name')
    await person.keys(name)
    await person.tabTo('field', 'Project URL')
    await person.keys('https://example.org/atlas')
    await person.tabTo('field', 'Tagline')
    await person.keys('Maps that everybody may change')
    await person.tabTo('field', 'License')
    await person.keys('MIT')
    await person.tabTo('textbox', 'Description')
    await person.keys('An atlas.')
    await person.tabTo('field', 'Media name')
    await person.keys('A talk')
    await person.tabTo('field', 'Media URL')
    await person.keys('https://www.youtube.com/watch?v=8pDqJVdNa44')
    await person.tabTo('button', 'Add')
    await person.keys('{Enter}')
    await person.sees('button', 'Remove A talk')
    await person.tabTo('field', 'Featured image')
    await person.giveFile('Featured image', await aPictureFile())
    await person.sees('img', 'Preview: Featured image')
    await choose(person, 'Tags', 'good first issue')
    await choose(person, 'Categories', 'Code quality')
    await choose(person, 'Language stacks', 'Rust')
    await person.tabTo('button', 'Add project')
    await person.keys('{Enter}')
    await person.seesToast('Project added')
    const { data } = await ask<{ data: { id: number; name: string }[] }>('GET', '/admin/osn/0')
    const added = data.find((one) => one.name === name)
    const stored = JSON.stringify(await ask('GET', `/public/open-source/${added?.id}`))
    expect(stored).toContain('A talk')
    expect(stored).toContain('An atlas.')
  })

  test('somebody edits an article: a list, a link, and out again by Tab', async ({
    visitor,
    engine,
    ask,
  }) => {
    const id = await anArticle(ask, `Edited in ${engine}`, '<p>First.</p>', [])
    const person = await visitor(`/article_main/edit/${id}`, 'ADMIN')
    await person.tabTo('textbox', 'Content')
    await person.keys(
      '{Control>}{End}{/Control}',
      '{Enter}',
      '- first',
      '{Enter}',
      'second',
      '{Enter}',
      '{Enter}',
    )
    await person.keys('more here', '{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}', '{Control>}k{/Control}')
    await person.findFocus('field', 'Address')
    await person.keys('example.org', '{Enter}')
    await person.findFocus('textbox', 'Content')
    await person.tabTo('button', 'Save article')
    await person.keys('{Enter}')
    await person.seesToast('Article saved')
    const stored = await ask<{ data: { content: string } }>('GET', `/public/article/${id}`)
    expect(stored.data.content).toContain(
      '<ul><li>first</li><li>second</li></ul><p>more <a href="https://example.org"',
    )
  })
})

async function dirtyTag(person: Visitor): Promise<Visitor> {
  await person.tabTo('field', 'Name')
  await person.keys('{End}', ' and more')
  return person
}

async function choose(person: Visitor, field: string, name: string): Promise<void> {
  await person.tabTo('combobox', field)
  await person.keys(name)
  await person.sees('option', new RegExp(`${name}$`))
  await person.keys('{ArrowDown}', '{Enter}')
  await person.sees('button', `Remove ${name}`)
  await person.keys('{Escape}')
}
