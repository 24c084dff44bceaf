import { describe, expect, it } from 'vitest'
import { FieldRegistry } from './FieldRegistry'

describe('FieldRegistry', () => {
  it('normalises the texts of fields that ask for it, and leaves every other value alone', () => {
    const fields = new FieldRegistry()
    fields.add('name', { label: 'Name', normalise: (value) => value.trim() })
    fields.add('password', { label: 'Password' })
    fields.add('tags', { label: 'Tags', normalise: (value) => value.trim() })
    expect(fields.normalised({ name: ' a ', password: ' b ', tags: [1], other: ' c ' })).toEqual([
      ['name', 'a'],
    ])
    expect(fields.normalised({ name: 'a' })).toEqual([])
  })

  it('gathers what fields have against being sent', () => {
    const fields = new FieldRegistry()
    fields.add('media', { label: 'Media', problem: () => 'Press Add' })
    fields.add('name', { label: 'Name', problem: () => undefined })
    expect(fields.problems()).toEqual([['media', 'Press Add']])
  })

  it('forgets a field that is taken back, but not another one that has its name since', () => {
    const fields = new FieldRegistry()
    const takeBack = fields.add('name', { label: 'Old' })
    fields.add('name', { label: 'New' })
    takeBack()
    expect(fields.labelOf('name')).toBe('New')
  })
})
