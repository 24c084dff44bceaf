import { describe, expect, it } from 'vitest'
import { aPicture } from '../aPicture'
import { compareSets } from '../compareSets'
import { reportPage } from './reportPage'

const before = new Map([
  ['badge--default.1280.light.png', aPicture()],
  ['pager--last.360.dark.png', aPicture({ left: 9 })],
])
const latest = new Map([
  ['badge--default.1280.light.png', aPicture({ color: [0, 200, 0] })],
  ['badge--danger.1280.light.png', aPicture({ left: 5 })],
])

const source = (picture: Buffer | undefined) => `src="data:image/png;base64,${picture?.toString('base64')}"`
const write = (failures: { story: string; complaint: string }[] = []) =>
  reportPage({ comparison: compareSets(before, latest), before, latest, failures, remarks: [] })

describe('the report', () => {
  it('shows old, new and difference of what changed, in this order', () => {
    const page = write()
    const [change] = compareSets(before, latest).changed
    const places = [
      before.get('badge--default.1280.light.png'),
      latest.get('badge--default.1280.light.png'),
      change?.difference.picture,
    ].map((picture) => page.indexOf(source(picture)))
    expect(places[0]).toBeGreaterThan(0)
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(page).toContain('<h3>badge--default, 1280 px, light</h3>')
    expect(page).toContain('16 pixels differ')
  })

  it('lists what is new and what is gone', () => {
    const page = write()
    expect(page).toContain('<h2>New (1)</h2>')
    expect(page).toContain('<h3>badge--danger, 1280 px, light</h3>')
    expect(page).toContain('<h2>Gone (1)</h2>')
    expect(page).toContain('<h3>pager--last, 360 px, dark</h3>')
  })

  it('needs nothing from elsewhere', () => {
    expect(write()).not.toMatch(/(src|href)="(?!data:)/)
  })

  it('shows complaints as text', () => {
    const page = write([{ story: 'pager--first', complaint: 'no <button> & no link' }])
    expect(page).toContain('no &#60;button&#62; &#38; no link')
  })
})
