import { expect } from 'vitest'
import { anArticle } from './anArticle'
import { askAs } from '../support/askAs'
import { startFaultProxy } from '../faults/faultProxy'
import { describeEngines } from './describeEngines'

describeEngines('the basics', (test) => {
  test('somebody signs in by mouse', async ({ visitor, console }) => {
    const admin = console.accounts.find(({ role }) => role === 'ADMIN')
    const person = await visitor('/login', 'nobody')
    await person.seesHeading('Login')
    await person.write('field', 'E-mail', admin?.email ?? '')
    await person.write('field', 'Password', admin?.password ?? '')
    await person.press('button', 'Login')
    await person.seesHeading('Projects')
    expect(await person.ask('complaints')).toEqual([])
  })

  test('somebody searches a table and opens what was found', async ({ visitor }) => {
    const person = await visitor('/osn_main#all-projects', 'ADMIN')
    await person.seesHeading('Projects')
    await person.waits('the table is in the window', () => person.isInWindow('searchbox', 'Search'))
    await person.write('searchbox', 'Search', 'react-dom')
    // Rows of a shorter word stand elsewhere.
    await person.waits('the list is narrowed', async () => (await person.count('link', /^Edit /)) === 3)
    await person.press('link', 'Edit react-dom')
    await person.seesHeading('Edit react-dom')
    expect(await person.ask('complaints')).toEqual([])
  })

  test('somebody who was here before searches the first projects while the code is on its way', async ({
    visitor,
    console,
  }) => {
    const proxy = await startFaultProxy(console.address)
    let release = () => {}
    proxy.faults.script = { until: new Promise((resolve) => (release = resolve)) }
    try {
      // A page without scripts; and no engine waits for the next to be loaded.
      const person = await visitor('/api/', 'nobody', proxy.origin)
      const { token } = await askAs(console, 'ADMIN')
      const kept = JSON.stringify({ token, isStaff: 'true' })
      await person.tab.evaluate(`(Object.assign(localStorage, ${kept}), location.assign('/'), true)`)
      const names = `[...document.querySelectorAll('tbody th a')].map(({ innerText }) => innerText)`
      const painted = async () =>
        (await person.tab.evaluate(`document.querySelector('#painted') && ${names}`)) as string[]
      await person.waits('projects are painted', async () => Boolean(await painted()))
      const first = await painted()
      expect(first.length).toBeGreaterThan(8)
      await person.press('searchbox', 'Search')
      await person.keys('react-')
      release()
      await person.seesHeading('Projects')
      await person.keys('dom')
      await person.holds('searchbox', 'Search', 'react-dom')
      await person.waits('the list is narrowed', async () => (await person.count('link', /^Edit /)) === 3)
      expect(await person.tab.evaluate(`document.querySelector('#painted') === null`)).toBe(true)
      expect(await person.ask('complaints')).toEqual([])
    } finally {
      release()
      await proxy.close()
    }
  })

  test('somebody who was here before sees the sidebar of a page while the code is on its way', async ({
    visitor,
    console,
    engine,
  }) => {
    const proxy = await startFaultProxy(console.address)
    let release = () => {}
    // Firefox asks for scripts first: with all of them on their way it has no connection left for a call.
    proxy.faults[engine === 'firefox' ? 'start' : 'script'] = {
      until: new Promise((resolve) => (release = resolve)),
    }
    try {
      const person = await visitor('/api/', 'nobody', proxy.origin)
      const { token } = await askAs(console, 'ADMIN')
      const kept = JSON.stringify({ token, isStaff: 'true' })
      await person.tab.evaluate(`(Object.assign(localStorage, ${kept}), location.assign('/tags_main'), true)`)
      const current = `[...document.querySelectorAll('#painted nav [aria-current]')].map((link) => link.textContent)`
      const entries = () => person.tab.evaluate(current) as Promise<string[]>
      await person.waits('the sidebar is painted', async () => (await entries()).length > 0)
      expect(await entries()).toEqual(['Tags'])
      // Who does not see hears that the page loads, and of nothing else.
      expect(await person.count('link', /./)).toBe(0)
      release()
      await person.seesHeading('Tags')
      expect(await person.tab.evaluate(`document.querySelector('#painted') === null`)).toBe(true)
      expect(await person.ask('complaints')).toEqual([])
    } finally {
      release()
      await proxy.close()
    }
  })

  test('somebody types into a form and saves it by Enter', async ({ visitor, engine }) => {
    const person = await visitor('/tags_main/edit/3', 'ADMIN')
    await person.write('field', 'Name', `żółw in ${engine}`)
    await person.keys('{Enter}')
    await person.seesToast('Tag saved')
    await person.tab.reload()
    await person.holds('field', 'Name', `żółw in ${engine}`)
    expect(await person.ask('complaints')).toEqual([])
  })

  test('somebody writes in the editor: letters, lists, Backspace and undo', async ({ visitor, engine }) => {
    const person = await visitor('/article_main', 'ADMIN')
    await person.press('textbox', 'Content')
    await person.keys(`In ${engine}`, '{Enter}', '- first', '{Enter}', 'secondx', '{Backspace}')
    await person.holds('textbox', 'Content', `In ${engine}firstsecond`)
    await person.seesItems('Content', ['first', 'second'])
    await person.keys('{Enter}', '{Enter}', 'after')
    await person.holds('textbox', 'Content', `In ${engine}firstsecondafter`)
    await person.seesItems('Content', ['first', 'second'])
    expect(await person.isCutOff('textbox', 'Content')).toBe(false)
    await person.keys('{Control>}z{/Control}')
    await person.holds('textbox', 'Content', `In ${engine}firstsecond`)
    expect(await person.ask('complaints')).toEqual([])
  })

  test('Tab passes through a text that begins with a list, and changes nothing', async ({
    visitor,
    ask,
    engine,
  }) => {
    const id = await anArticle(ask, `Passed in ${engine}`, '<ol><li>first</li><li>second</li></ol>', [])
    const person = await visitor(`/article_main/edit/${id}`, 'ADMIN')
    await person.sees('textbox', 'Content')
    await person.tabTo('field', 'Title')
    await person.tabTo('textbox', 'Content')
    await person.tabTo('button', 'Save article')
    await person.tabTo('field', 'Title', 'back')
    await person.press('link', 'Settings')
    await person.seesHeading('Settings')
  })
})
