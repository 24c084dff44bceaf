import { describe, expect, it } from 'vitest'
import { Selection, type LongList } from './Selection'

/** A list of 1,000 rows of which two are read. */
function longList(readKeys: LongList['readKeys'] = async () => ['1', '2', '3']) {
  const selection = new Selection()
  const long = { count: 3, isAbout: false, readKeys }
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

  it('drops what has left a list that is whole', () => {
    const selection = new Selection()
    selection.show(['1', '2'], ['1', '2'])
    selection.selectShown()
    selection.show(['1'], ['1'])
    expect(selection.keys()).toEqual(['1'])
  })
})
