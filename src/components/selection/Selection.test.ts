import { describe, expect, it } from 'vitest'
import { Selection, type LongList } from './Selection'

const query = {}
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at))

/** Rows by their numbers: of a list of any length. */
const marks: Pick<LongList, 'markOf' | 'readRange'> = {
  markOf: (key) => ({ key, place: Number(key), first: key, cursor: undefined, query }),
  readRange: async (from, to) => numbers(Math.min(from.place, to.place), Math.max(from.place, to.place)),
}

/** A list of 1,000 rows of which two are read. */
function longList(readKeys: LongList['readKeys'] = async () => ['1', '2', '3']) {
  const selection = new Selection()
  const long = { count: 3, isAbout: false, readKeys, ...marks }
  selection.show(['1', '2'], ['1', '2'], long)
  return { selection, long }
}

describe('a selection in a list of which a part is read', () => {
  it('takes in rows that are not read yet', async () => {
    const { selection } = longList()
    expect(selection.extent).toBe(3)
    selection.selectShown()
    expect(selection.isReading).toBe(true)
    await Promise.resolve()
    expect(selection.keys().sort()).toEqual(['1', '2', '3'])
    expect([selection.part, selection.isReading]).toEqual(['all', false])
    selection.toggleShown()
    expect(selection.count).toBe(0)
  })

  it('stays when other rows are read', () => {
    const { selection, long } = longList()
    selection.toggle('2')
    selection.show(['8', '9'], ['8', '9'], long)
    expect([...selection.keys()]).toEqual(['2'])
    expect(selection.part).toBe('some')
  })

  it('is as it was where the rows could not be read, or it was cleared meanwhile', async () => {
    const { selection } = longList(async () => undefined)
    selection.toggle('1')
    selection.selectShown()
    await Promise.resolve()
    expect(selection.keys()).toEqual(['1'])
    const other = longList().selection
    other.selectShown()
    other.clear()
    await Promise.resolve()
    expect([other.count, other.isReading]).toEqual([0, false])
  })

  it('does not select what belongs to another search', async () => {
    const { selection, long } = longList()
    selection.selectShown()
    selection.show(['5'], ['5'], { ...long, readKeys: async () => ['5'] })
    await Promise.resolve()
    expect(selection.count).toBe(0)
  })

  describe('of which a range is selected', () => {
    /** 100 rows from this one on are read. */
    const shows = (selection: Selection, from: number, others: Partial<LongList> = {}) => {
      const read = numbers(from, from + 99)
      const long = { count: 9000, isAbout: false, readKeys: async () => [], ...marks, ...others }
      selection.show(read, read, long)
    }
    /** The first row was pressed, and other rows are read now. */
    const pressed = (others: Partial<LongList> = {}) => {
      const selection = new Selection()
      shows(selection, 1, others)
      selection.toggle('5')
      shows(selection, 5000, others)
      return selection
    }

    it('takes in the rows between that are not read', async () => {
      const selection = pressed()
      selection.extendTo('5050')
      expect([selection.isReading, selection.has('5050')]).toEqual([true, true])
      await Promise.resolve()
      expect([selection.isReading, selection.count]).toEqual([false, 5046])
      expect([selection.has('5'), selection.has('4'), selection.has('5051')]).toEqual([true, false, false])
    })

    it('ends their selection where the first row is none any more', async () => {
      const selection = pressed()
      selection.extendTo('5050')
      await Promise.resolve()
      shows(selection, 1)
      selection.toggle('5')
      shows(selection, 5000)
      selection.extendTo('5040')
      await Promise.resolve()
      expect(selection.keys()).toEqual(numbers(5041, 5050))
    })

    it('goes on from where it has come to, and reads nothing twice', async () => {
      let readings = 0
      const selection = pressed({ readRange: (...ends) => (readings++, marks.readRange(...ends)) })
      selection.extendTo('5050')
      selection.extendTo('5060')
      await Promise.resolve()
      expect([readings, selection.count]).toEqual([1, 5056])
    })

    it('is read again by the next press where that failed', async () => {
      let readings = 0
      const selection = pressed({ readRange: async () => void readings++ })
      selection.extendTo('5050')
      await Promise.resolve()
      expect(selection.keys()).toEqual(['5050', '5'])
      selection.extendTo('5060')
      expect(readings).toBe(2)
    })

    it('is none where it was cleared meanwhile', async () => {
      const selection = pressed()
      selection.extendTo('5050')
      selection.clear()
      await Promise.resolve()
      expect([selection.count, selection.isReading]).toEqual([0, false])
    })

    it('does not go on from a row that stands elsewhere in another order', async () => {
      const selection = pressed()
      selection.extendTo('5050')
      await Promise.resolve()
      const before = selection.count
      shows(selection, 5000, { markOf: (key) => ({ ...marks.markOf(key)!, query: { sort: 'name' } }) })
      selection.extendTo('5060')
      expect(selection.count).toBe(before + 1)
    })

    it('begins anew in another search', async () => {
      const selection = pressed()
      shows(selection, 5000, { markOf: (key) => ({ ...marks.markOf(key)!, query: { search: 'map' } }) })
      selection.extendTo('5050')
      await Promise.resolve()
      expect(selection.keys()).toEqual(['5050', '5'])
    })
  })

  it('drops what has left a list that is whole', () => {
    const selection = new Selection()
    selection.show(['1', '2'], ['1', '2'])
    selection.selectShown()
    selection.show(['1'], ['1'])
    expect(selection.keys()).toEqual(['1'])
  })
})
