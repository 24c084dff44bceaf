import { describe, expect, it } from 'vitest'
import { OpenFields } from './OpenFields'

describe('OpenFields', () => {
  it('normalises the texts of fields that ask for it, and leaves every other value alone', () => {
    const fields = new OpenFields()
    fields.add('name', { label: 'Name', normalise: (value) => value.trim() })
    fields.add('password', { label: 'Password' })
    fields.add('tags', { label: 'Tags', normalise: (value) => value.trim() })
    expect(fields.normalised({ name: ' a ', password: ' b ', tags: [1], other: ' c ' })).toEqual({
      name: 'a',
    })
    expect(fields.normalised({ name: 'a' })).toEqual({})
  })

  it('gathers what fields have against being sent', () => {
    const fields = new OpenFields()
    fields.add('media', { label: 'Media', problem: () => 'Press Add' })
    fields.add('name', { label: 'Name', problem: () => undefined })
    expect(fields.problems()).toEqual({ media: 'Press Add' })
  })

  it('forgets a field that is taken back, but not another one that has its name since', () => {
    const fields = new OpenFields()
    const takeBack = fields.add('name', { label: 'Old' })
    fields.add('name', { label: 'New' })
    takeBack()
    expect(fields.of('name')?.label).toBe('New')
  })
})
