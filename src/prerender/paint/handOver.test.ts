// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isWaiting, waiting } from '../../lib/prerendered'
import { handOver } from './handOver'

const [attribute] = Object.keys(waiting)

describe('what is painted', () => {
  let painted: HTMLElement
  let root: HTMLElement
  let ends: number
  beforeEach(() => {
    document.body.innerHTML = '<div id="painted"><input type="search"></div><div id="root"></div>'
    painted = document.querySelector('#painted')!
    root = document.querySelector('#root')!
    ends = 0
    handOver(painted, root, isWaiting, () => ends++)
  })
  afterEach(() => window.history.replaceState(null, '', '/'))

  const observed = () => new Promise((resolve) => setTimeout(resolve))
  const draw = async (html: string) => {
    root.innerHTML = html
    await observed()
  }
  const isThere = () => painted.isConnected

  it('stays while the console waits, and goes with its rows', async () => {
    await draw(`<main ${attribute}>Loading</main>`)
    expect(isThere()).toBe(true)
    await draw(`<main><table ${attribute}></table></main>`)
    expect(isThere()).toBe(true)
    await draw('<main><table><tbody></tbody></table></main>')
    expect(isThere()).toBe(false)
    await draw('<main>Other</main>')
    expect(ends).toBe(1)
  })

  it.each(['<p role="alert">The list is ill</p>', '<form></form>', 'The console cannot start.'])(
    'goes where the console shows %s',
    async (html) => {
      await draw(html)
      expect(isThere()).toBe(false)
    },
  )

  it('goes where a key has led elsewhere', async () => {
    await draw(`<main ${attribute}>Loading</main>`)
    window.history.replaceState(null, '', '/tags_main')
    await draw(`<main ${attribute}>Loading…</main>`)
    expect(isThere()).toBe(false)
  })

  it('waits for the console’s search where somebody types', async () => {
    const typed = painted.querySelector('input')!
    typed.focus()
    typed.value = 'react'
    typed.setSelectionRange(1, 3)
    await draw('<table><tbody></tbody></table>')
    expect(isThere()).toBe(true)
    const heard: string[] = []
    root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value))
    root.insertAdjacentHTML('afterbegin', '<input type="search">')
    await observed()
    expect(isThere()).toBe(false)
    const search = root.querySelector('input')!
    expect(heard).toEqual(['react'])
    expect(document.activeElement).toBe(search)
    expect([search.selectionStart, search.selectionEnd]).toEqual([1, 3])
  })

  describe('where the console shows no search, as beside an error', () => {
    const typed = () => painted.querySelector('input')!
    beforeEach(async () => {
      typed().value = 'react'
      await draw('<p role="alert">The list is ill</p>')
    })
    const draws = async (html: string) => {
      await draw(html)
      return root.querySelector('input')!.value
    }

    it('goes, and what was typed comes into the search once that is there', async () => {
      expect(isThere()).toBe(false)
      await draw(`<main ${attribute}>Loading</main>`)
      expect(await draws('<input type="search">')).toBe('react')
      expect(await draws('<input type="search">')).toBe('')
      expect(ends).toBe(1)
    })

    it('writes over nothing', async () => {
      expect(await draws('<input type="search" value="vite">')).toBe('vite')
    })

    it('comes into no search of another page', async () => {
      window.history.replaceState(null, '', '/tags_main')
      expect(await draws('<input type="search">')).toBe('')
      window.history.replaceState(null, '', '/')
      expect(await draws('<input type="search">')).toBe('')
    })
  })
})
