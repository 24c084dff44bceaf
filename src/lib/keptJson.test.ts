import { describe, expect, it } from 'vitest'
import { keptJson, keptList } from './keptJson'

const isText = (found: unknown): found is string => typeof found === 'string'

describe('JSON that a browser keeps', () => {
  it('is read back', () => {
    expect(keptJson('{"a":[1]}')).toEqual({ a: [1] })
    expect(keptList('["a","b"]', isText)).toEqual(['a', 'b'])
  })

  it.each([null, '', '{', 'nothing of ours'])('counts for nothing where it is %j', (text) => {
    expect(keptJson(text)).toBeUndefined()
    expect(keptList(text, isText)).toEqual([])
  })

  it('loses only the members that do not fit', () => {
    expect(keptList('["a",1,null,"b"]', isText)).toEqual(['a', 'b'])
    expect(keptList('{"a":"b"}', isText)).toEqual([])
  })
})
