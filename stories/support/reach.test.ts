import { afterEach, describe, expect, it } from 'vitest'
import '../../src/styles/base.scss'
import { reach } from './reach'

afterEach(() => document.body.replaceChildren())

/** Puts this into an empty page, and returns what has the id "it". */
function show(html: string): Element {
  document.body.innerHTML = html
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-modal]')) dialog.showModal()
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover()
  const element = document.querySelector('#it')
  if (!element) throw new Error('Nothing has the id "it"')
  return element
}

const button = (style = '', words = 'Save') =>
  `<button id="it" style="width: 100px; height: 40px; border: 0; margin: 0; ${style}">${words}</button>`
/** A place at the window's upper left corner. */
const at = (style: string, inside: string) =>
  `<div style="position: absolute; left: 0; top: 0; ${style}">${inside}</div>`

const reached: Record<string, string> = {
  'a button that nothing hides': at('', button()),
  'a button in a box that clips others but not this': at(
    'overflow: hidden; width: 200px; height: 90px',
    button(),
  ),
  'the half of a button that its box leaves to see': at(
    'overflow: hidden; width: 60px; height: 90px',
    button(),
  ),
  'a button that stands still in the window, out of a box that clips': at(
    'overflow: hidden; width: 4px; height: 4px',
    button('position: fixed; left: 50px; top: 50px'),
  ),
  'a popover that hangs out of a static box that clips': `<div style="overflow: hidden; width: 4px; height: 4px">
    ${button('position: absolute; left: 50px; top: 50px')}</div>`,
  'a button behind an inline element that asks to clip': at(
    '',
    `<span style="overflow: hidden; display: inline; font-size: 4px">${button('vertical-align: top')}</span>`,
  ),
  'a link within a sentence': at('', '<p>Read the <a id="it" href="#a">guide</a> first.</p>'),
  'a link in bold within a sentence': at('', '<p>Read <b><a id="it" href="#a">the guide</a></b> first.</p>'),
  'a link within a sentence that wraps': at(
    'width: 120px',
    '<p>Words before <a id="it" href="#a">a link that is much longer than one line</a>, and after.</p>',
  ),
  'a checkbox that its label draws': at(
    '',
    '<label style="display: block; width: 90px; height: 30px">' +
      '<input id="it" type="checkbox" style="position: absolute; opacity: 0; width: 1px; height: 1px"> Active</label>',
  ),
  'a checkbox whose label stands elsewhere': at(
    '',
    '<input id="it" type="checkbox" style="width: 12px; height: 12px; appearance: none">' +
      '<label for="it" style="display: block; width: 90px; height: 30px">Active</label>',
  ),
  'a file field that lies unseen over the place for files': at(
    '',
    '<div style="width: 200px; height: 90px; position: relative">Drop a file here' +
      '<input id="it" type="file" style="position: absolute; inset: 0; opacity: 0"></div>',
  ),
  'the words of a button that is larger than they are': at(
    '',
    '<button style="padding: 12px 16px; line-height: 16px"><span id="it">Save</span></button>',
  ),
  'a dialog on top of all that was opened within a box that clips': at(
    'contain: strict; overflow: hidden; width: 4px; height: 4px; transform: translateX(9px)',
    `<dialog data-modal>${button()}</dialog>`,
  ),
  'a popover on top of all that was opened within a box that clips': at(
    'contain: strict; overflow: hidden; width: 4px; height: 4px',
    `<div popover>${button()}</div>`,
  ),
}

const refused: Record<string, { html: string; sentence: string }> = {
  'a covered button': {
    html: at('', button()) + at('width: 300px; height: 90px', '<span>Toast</span>'),
    sentence: '<button> “Save” is covered by <div> “Toast”',
  },
  'a button that a header covers, which stays when one scrolls': {
    html: `<header style="position: sticky; top: 0; height: 60px; background: white">Header</header>
      <div style="height: 60px; margin-top: -60px">${button()}</div>`,
    sentence: 'is covered by <header> “Header”',
  },
  'a button behind a modal dialog': {
    html: `${at('', button())}<dialog data-modal>Are you sure?</dialog>`,
    sentence: '<button> “Save” is covered by',
  },
  'a clipped popover (contain)': {
    html: at('contain: content; width: 300px; height: 40px', button('position: absolute; top: 40px')),
    sentence: 'Nothing of <button> “Save” shows in the window',
  },
  'a popover of which the box that clips leaves 3 px': {
    html: at('contain: content; width: 300px; height: 43px', button('position: absolute; top: 40px')),
    sentence: '<button> “Save” shows 100.0 × 3.0 px, less than 24 × 24',
  },
  'what its box cuts off (overflow)': {
    html: at('overflow: hidden; width: 300px; height: 30px', button('margin-top: 20px')),
    sentence: '<button> “Save” shows 100.0 × 10.0 px',
  },
  'what its box cuts off (overflow: clip in one direction)': {
    html: at('overflow-x: clip; width: 20px; height: 90px', button()),
    sentence: '<button> “Save” shows 20.0 × 40.0 px',
  },
  'what the border of its box leaves': {
    html: at('overflow: hidden; width: 300px; height: 50px; border: 15px solid', button()),
    sentence: '<button> “Save” shows 100.0 × 20.0 px',
  },
  'what stands still in the window, within a moved box that clips': {
    html: at(
      'transform: translateX(0); overflow: hidden; width: 10px; height: 90px',
      button('position: fixed; left: 0'),
    ),
    sentence: '<button> “Save” shows 10.0 × 40.0 px',
  },
  'what stands still in the window, within a box that may move and clips': {
    html: at(
      'will-change: transform; overflow: hidden; width: 10px; height: 90px',
      button('position: fixed; left: 0'),
    ),
    sentence: '<button> “Save” shows 10.0 × 40.0 px',
  },
  'what a box that skips drawing hides': {
    html: at('content-visibility: auto; width: 300px; height: 10px', button()),
    sentence: '<button> “Save” shows 100.0 × 10.0 px',
  },
  'a target of 20 px': {
    html: at('', button('width: 20px; height: 20px', 'X')),
    sentence: '<button> “X” shows 20.0 × 20.0 px, less than 24 × 24',
  },
  'a link of one line alone': {
    html: at('', '<p style="line-height: 16px"><a id="it" href="#a">Guide</a></p>'),
    sentence: 'less than 24 × 24',
  },
  'a link that stands beside other links': {
    html: at('', '<nav style="line-height: 16px"><a id="it" href="#a">One</a> | <a href="#b">Two</a></nav>'),
    sentence: 'less than 24 × 24',
  },
  'a disabled button': { html: at('', button('" disabled="')), sentence: '<button> “Save” is disabled' },
  'a button that says it is disabled': {
    html: at('', button('" aria-disabled="true')),
    sentence: '<button> “Save” is disabled',
  },
  'a button of a group that is disabled': {
    html: at('', `<fieldset disabled>${button()}</fieldset>`),
    sentence: '<button> “Save” is disabled',
  },
  'the words of a disabled button': {
    html: at('', '<button disabled style="padding: 12px"><span id="it">Save</span></button>'),
    sentence: '<span> “Save” is disabled',
  },
  'the label of a disabled checkbox': {
    html: at(
      '',
      '<label id="it" style="display: block; width: 90px; height: 30px"><input type="checkbox" disabled>Active</label>',
    ),
    sentence: '<label> “Active” is disabled',
  },
  'a checkbox whose label has a link in its middle': {
    html: at(
      '',
      '<input id="it" type="checkbox" style="position: absolute; opacity: 0; pointer-events: none">' +
        '<label for="it" style="display: block; width: 90px; height: 30px">' +
        '<a href="#a" style="display: block; height: 30px">Terms</a></label>',
    ),
    sentence: '<label> “Terms” is covered by <a> “Terms”',
  },
  'a button that lets presses through': {
    html: at('width: 300px; height: 90px', button('pointer-events: none')),
    sentence: '<button> “Save” is covered by <div> “Save”',
  },
  'a button that cannot be seen (visibility)': {
    html: at('width: 300px; height: 90px', button('visibility: hidden')),
    sentence: 'Nothing of <button> “Save” shows in the window',
  },
  'a button that cannot be seen (opacity of its box)': {
    html: at('opacity: 0', button()),
    sentence: 'Nothing of <button> “Save” shows in the window',
  },
  'a button that is inert': {
    html: at('" inert="', button()),
    sentence: '<button> “Save” is covered by',
  },
  'a button beyond the window': {
    html: at('left: 5000px', button()),
    sentence: 'Nothing of <button> “Save” shows in the window',
  },
  'a button that is not drawn': {
    html: at('display: none', button()),
    sentence: 'Nothing of <button> “Save” shows in the window',
  },
  'a field whose label shows, as it is no checkbox': {
    html: at(
      '',
      '<label style="display: block; height: 30px">Name <input id="it" style="width: 5px"></label>',
    ),
    sentence: 'less than 24 × 24',
  },
}

describe('reach', () => {
  it.each(Object.entries(reached))('reaches %s', (_, html) => {
    const target = show(html)
    const at = reach(target)
    expect(at).toEqual({ x: expect.any(Number), y: expect.any(Number) })
  })

  it.each(Object.entries(refused))('refuses %s', async (_, { html, sentence }) => {
    const target = show(html)
    // What skips drawing starts to draw with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    expect(reach(target)).toContain(sentence)
  })

  it('takes the middle of the part that shows', () => {
    const target = show(at('overflow: hidden; width: 60px; height: 90px', button()))
    expect(reach(target)).toEqual({ x: 30, y: 20 })
  })

  it('takes the line of a wrapped link that shows most', () => {
    const target = show(reached['a link within a sentence that wraps'] ?? '')
    const place = reach(target)
    if (typeof place === 'string') throw new Error(place)
    expect(target.getClientRects().length).toBeGreaterThan(1)
    expect(document.elementFromPoint(place.x, place.y)).toBe(target)
  })

  it('refuses what has left the page', () => {
    const target = show(button())
    target.remove()
    expect(reach(target)).toBe('<button> “Save” has left the page')
  })

  it('reaches what is disabled or small where that is meant', () => {
    expect(reach(show(at('', button('" disabled="'))), { disabled: true })).toEqual({ x: 50, y: 20 })
    const small = show(at('', button('width: 20px; height: 20px')))
    expect(reach(small, { small: true })).toEqual({ x: 10, y: 10 })
  })

  it('runs alone in a page: it needs nothing from beyond its own body', () => {
    const alone = new Function(`return ${reach.toString()}`)() as typeof reach
    expect(alone(show(at('', button())))).toEqual({ x: 50, y: 20 })
  })
})
