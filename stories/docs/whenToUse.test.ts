import { describe, expect, it } from 'vitest'
import { commentOf, designSystem, saysWhen } from './whenToUse'

const components = designSystem()

describe('the documentation of components', () => {
  it('says of each what it is and when to use it', () => {
    const silent = components.filter(({ text }) => !saysWhen(text))
    expect(silent.map(({ name, file }) => `${name} (${file})`)).toEqual([])
  })

  it('is asked of all that screens are made of', () => {
    const names = components.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['DataTable', 'TextField', 'RichTextEditor', 'ToastRegion']))
    expect(names).not.toContain('TableHead')
  })

  it('is read from the comment right before the component', () => {
    const source =
      '/** A thing. */\nconst other = 1\n\n/**\n * A box.\n *\n * Use it for things.\n */\nexport function Box() {}'
    expect(commentOf('Box', source)).toBe('A box.\n\nUse it for things.')
    expect(commentOf('Box', '/** A thing. */\nconst other = 1\nexport function Box() {}')).toBe('')
  })

  it('is not enough without a paragraph on its use', () => {
    expect(saysWhen('A box.')).toBe(false)
    expect(saysWhen('Use it for things.')).toBe(false)
    expect(saysWhen('A box.\n\nUse it for things.')).toBe(true)
  })
})
