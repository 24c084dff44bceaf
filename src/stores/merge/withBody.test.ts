import { describe, expect, it } from 'vitest'
import { newTag, withBody } from './withBody'

const record = {
  id: 7,
  title: 'Old',
  tags: [
    { id: 1, name: 'one' },
    { id: 2, name: 'two' },
  ],
  claims: 3,
}

describe('withBody', () => {
  it('puts the fields of a body into the record, and nothing that the record has not', () => {
    const next = withBody(record, { title: 'New', articleId: 7 })
    expect(next).toEqual({ ...record, title: 'New' })
  })

  it('finds related records by their ids, in the order of the body', () => {
    expect(withBody(record, { tags: [2] })?.tags).toEqual([{ id: 2, name: 'two' }])
    expect(withBody(record, { tags: [] })?.tags).toEqual([])
  })

  it('was changed just now, by nobody whose name is known', () => {
    const stamped = { ...record, updatedAt: '2020-01-01T00:00:00.000Z', updatedBy: { id: 2, name: 'Ada' } }
    const next = withBody(stamped, { title: 'New' })
    expect(Date.parse(next?.updatedAt ?? '')).toBeGreaterThan(Date.parse(stamped.updatedAt))
    expect(next?.updatedBy).toBeNull()
    expect(withBody({ ...stamped, updatedAt: null }, { title: 'New' })?.updatedAt).toBeNull()
  })

  it('answers nothing where the body names a record that it does not know', () => {
    expect(withBody(record, { title: 'New', tags: [1, 3] })).toBeUndefined()
  })
})

describe('newTag', () => {
  it('returns the tag of the call, and passes it on to the caller that asked for it', async () => {
    const seen: string[] = []
    const tag = await newTag({ onTag: (next) => seen.push(next) }, async ({ onTag }) => onTag?.('"4"'))
    expect([tag, seen]).toEqual(['"4"', ['"4"']])
    expect(await newTag({}, async () => undefined)).toBeUndefined()
  })
})
