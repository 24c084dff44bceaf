import { sanitize } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { judged, undecidedIn, unjudged, type Judged } from '../../.storybook/undecided'
import { readStories } from './readStories'

const found = [
  { rule: 'color-contrast', because: 'bgGradient', html: '<p class="lead">Start adding content</p>' },
]
const judgement: Judged = {
  rule: 'color-contrast',
  because: 'bgGradient',
  stories: /^sign-in-/,
  reason: 'light on dark at both ends of the gradient',
}

describe('what axe leaves undecided', { timeout: 30_000 }, () => {
  it('fails a story unless somebody has judged it there', () => {
    const line = 'color-contrast (bgGradient): <p class="lead">Start adding content</p>'
    expect(unjudged('sign-in-login--default', found, [])).toEqual([line])
    expect(unjudged('sign-in-login--default', found, [judgement])).toEqual([])
    expect(unjudged('tags-list--default', found, [judgement])).toEqual([line])
  })

  it('fails again for another cause, rule or element', () => {
    const id = 'sign-in-login--default'
    expect(unjudged(id, found, [{ ...judgement, because: 'bgImage' }])).toHaveLength(1)
    expect(unjudged(id, found, [{ ...judgement, rule: 'aria-valid-attr-value' }])).toHaveLength(1)
    expect(unjudged(id, found, [{ ...judgement, elements: /class="other"/ }])).toHaveLength(1)
    expect(unjudged(id, found, [{ ...judgement, elements: /class="lead"/ }])).toEqual([])
  })

  it('is read from every element of axe’s answer, with the cause that axe names', () => {
    const check = { id: 'color-contrast', data: { messageKey: 'bgImage' }, impact: '', message: '' }
    const node = { html: '<p>', any: [check], all: [], none: [], target: ['p'] }
    const incomplete = [{ id: 'color-contrast', nodes: [node, { ...node, html: '<b>', any: [] }] }]
    expect(undecidedIn({ incomplete } as unknown as Parameters<typeof undecidedIn>[0])).toEqual([
      { rule: 'color-contrast', because: 'bgImage', html: '<p>' },
      { rule: 'color-contrast', because: '', html: '<b>' },
    ])
  })

  it('is judged with a reason, for stories that there are', () => {
    const titles = readStories().map(({ title }) => sanitize(title))
    for (const { stories, reason, rule } of judged) {
      expect(reason.length, rule).toBeGreaterThan(20)
      expect(
        titles.some((title) => stories.test(`${title}--`)),
        `${rule} ${stories}`,
      ).toBe(true)
    }
  })
})
