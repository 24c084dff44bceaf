import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameValue } from '../../contract/sameValue'
import { changedFields, rebase } from './fields'
import { mergeRecords } from './mergeRecords'

interface Values {
  title: string
  content: string
  isPublished: boolean
  tags: number[]
}

// Few values, so that chance makes them agree as often as it makes them differ.
const aText = fc.constantFrom('', 'a', 'b', 'c')
const aDraft: fc.Arbitrary<Values> = fc.record({
  title: aText,
  content: aText,
  isPublished: fc.boolean(),
  tags: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
})
const names = ['title', 'content', 'isPublished', 'tags'] as const
const opened = (values: Values) => ({ mine: values, theirs: values })
const runs = { numRuns: 2000 }

describe('a merge of three versions', () => {
  it('has each field that I changed alone, and each that they changed alone', () => {
    fc.assert(
      fc.property(aDraft, aDraft, aDraft, (base, theirs, mine) => {
        const { merged, conflicts } = mergeRecords(opened(base), theirs, mine)
        for (const name of names) {
          const [isMine, isTheirs] = [mine, theirs].map((side) => !sameValue(base[name], side[name]))
          if (conflicts.includes(name)) expect(isMine && isTheirs).toBe(true)
          else expect(sameValue(merged[name], isMine ? mine[name] : theirs[name])).toBe(true)
        }
      }),
      runs,
    )
  })

  it('finds a conflict exactly where both changed a field to different values', () => {
    fc.assert(
      fc.property(aDraft, aDraft, aDraft, (base, theirs, mine) => {
        const expected = names.filter(
          (name) =>
            !sameValue(base[name], mine[name]) &&
            !sameValue(base[name], theirs[name]) &&
            !sameValue(mine[name], theirs[name]),
        )
        expect(mergeRecords(opened(base), theirs, mine).conflicts).toEqual(expected)
      }),
      runs,
    )
  })

  it('is the same in either order of saving, where nothing is in conflict', () => {
    fc.assert(
      fc.property(aDraft, aDraft, aDraft, (base, one, other) => {
        const first = mergeRecords(opened(base), one, other)
        const second = mergeRecords(opened(base), other, one)
        expect(second.conflicts).toEqual(first.conflicts)
        if (first.conflicts.length === 0) expect(sameValue(first.merged, second.merged)).toBe(true)
      }),
      runs,
    )
  })

  it('gives what I have, to the letter, when nobody else changed anything', () => {
    fc.assert(
      fc.property(aDraft, aDraft, (base, mine) => {
        expect(mergeRecords(opened(base), base, mine)).toEqual({ merged: mine, theirs: [], conflicts: [] })
      }),
      runs,
    )
  })

  it('never alarms because of what I saved myself, even where the host stores it in its own way', () => {
    fc.assert(
      fc.property(aDraft, aDraft, aDraft, (sent, stored, mine) => {
        const { theirs, conflicts, merged } = mergeRecords({ mine: sent, theirs: stored }, stored, mine)
        expect([theirs, conflicts]).toEqual([[], []])
        for (const name of changedFields(sent, mine)) expect(merged[name]).toEqual(mine[name])
      }),
      runs,
    )
  })
})

describe('the base of a form whose record was loaded again', () => {
  it('follows it, save where a change of mine waits', () => {
    fc.assert(
      fc.property(aDraft, aDraft, aDraft, (base, values, next) => {
        const moved = rebase(base, values, next)
        for (const name of names) {
          const waits = !sameValue(base[name], values[name]) && !sameValue(values[name], next[name])
          expect(moved[name]).toEqual(waits ? base[name] : next[name])
        }
      }),
      runs,
    )
  })

  it('hides no conflict', () => {
    fc.assert(
      fc.property(aDraft, aDraft, aDraft, (base, theirs, mine) => {
        const moved = rebase(base, mine, theirs)
        const before = mergeRecords(opened(base), theirs, mine).conflicts
        expect(mergeRecords(opened(moved), theirs, mine).conflicts).toEqual(before)
      }),
      runs,
    )
  })
})
