import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../src/styles/base.scss'
import { hand } from './hand'

let pressed: string[] = []
const note = ({ target }: Event) => pressed.push((target as Element).id)

beforeEach(() => {
  pressed = []
  document.addEventListener('click', note)
})
afterEach(() => {
  vi.useRealTimers()
  document.removeEventListener('click', note)
  document.body.replaceChildren()
})

function show(html: string): HTMLElement {
  document.body.innerHTML = html
  return find('it')
}

function find(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`Nothing has the id ${id}`)
  return element
}

/** The hand gives up with these words; nobody waits for its patience to end. */
async function refuses(press: () => Promise<void>, sentence: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const refused = expect(press()).rejects.toThrow(sentence)
  await vi.advanceTimersByTimeAsync(5000)
  await refused
}

const button = (more = '') => `<button id="it" style="width: 100px; height: 40px" ${more}>Save</button>`

/** One defect of each kind that once went unnoticed because plays pressed by code. */
const defects: Record<string, { html: string; sentence: string }> = {
  'a covered button': {
    html: `${button()}<div style="position: fixed; inset: 0">Toast</div>`,
    sentence: '<button> “Save” is covered by <div> “Toast”',
  },
  'a clipped popover': {
    html: `<div style="contain: content; height: 30px"><div style="position: absolute; top: 27px">${button()}</div></div>`,
    sentence: '<button> “Save” shows 100.0 × 3.0 px, less than 24 × 24',
  },
  'a target of 20 px': {
    html: '<button id="it" style="width: 20px; height: 20px; padding: 0">X</button>',
    sentence: '<button> “X” shows 20.0 × 20.0 px, less than 24 × 24',
  },
  'a disabled target': { html: button('disabled'), sentence: '<button> “Save” is disabled' },
}

describe('the hand of plays', { timeout: 30_000 }, () => {
  it.each(Object.entries(defects))('refuses %s, and does not press it', async (_, { html, sentence }) => {
    const target = show(html)
    await refuses(() => hand.click(target), sentence)
    expect(pressed).toEqual([])
  })

  it('presses what is free', async () => {
    await hand.click(show(button()))
    expect(pressed).toEqual(['it'])
  })

  it('scrolls to what lies below the window', async () => {
    await hand.click(show(`<div style="height: 3000px"></div>${button()}`))
    expect(pressed).toEqual(['it'])
    expect(scrollY).toBeGreaterThan(0)
  })

  it('scrolls on where a header lies over what it scrolled to', async () => {
    const target =
      show(`<header style="position: sticky; top: 0; height: 80px; background: white">Header</header>
      <div style="height: 900px"></div>${button()}<div style="height: 3000px"></div>`)
    scrollTo(0, 940)
    await hand.click(target)
    expect(pressed).toEqual(['it'])
  })

  it('waits until what covers a button has gone', async () => {
    const target = show(`${button()}<div id="toast" style="position: fixed; inset: 0">Toast</div>`)
    const press = hand.click(target)
    requestAnimationFrame(() => find('toast').remove())
    await press
    expect(pressed).toEqual(['it'])
  })

  it('presses something disabled only to show that nothing happens', async () => {
    await hand.clickDisabled(show(button('disabled')))
    expect(pressed).toEqual([])
    await expect(hand.clickDisabled(show(button()))).rejects.toThrow('not disabled')
  })

  it('does not take a covered button for a disabled one', async () => {
    const target = show(`${button()}<div id="toast" style="position: fixed; inset: 0">Toast</div>`)
    await expect(hand.clickDisabled(target)).rejects.toThrow('not disabled')
  })

  it('types into a field that a press gives the focus to', async () => {
    const field = show(
      '<input id="it" aria-label="Name" value="An" style="height: 30px">',
    ) as HTMLInputElement
    await hand.type(field, 'na')
    expect(field.value).toBe('Anna')
    await hand.clear(field)
    expect(field.value).toBe('')
  })

  it('types nowhere where a press gives the focus to something else', async () => {
    const field = show('<input id="it" aria-label="Name" style="height: 30px"><input id="thief">')
    field.addEventListener('focus', () => find('thief').focus())
    await expect(hand.type(field, 'Anna')).rejects.toThrow('gave the focus to <input>, not to the field')
    expect((find('thief') as HTMLInputElement).value).toBe('')
  })

  it('writes keys to what has the focus, wherever that is', async () => {
    show('<input id="it"><input id="other">')
    find('other').focus()
    await hand.keyboard('abc')
    expect((find('it') as HTMLInputElement).value).toBe('')
    expect((find('other') as HTMLInputElement).value).toBe('abc')
  })

  it('chooses no file in a field that cannot be reached', async () => {
    const field = show(`<div style="height: 0; overflow: hidden"><input id="it" type="file"></div>`)
    await refuses(() => hand.upload(field, new File([''], 'a.png')), 'shows in the window')
  })
})
