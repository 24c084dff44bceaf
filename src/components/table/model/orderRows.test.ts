import { describe, expect, it } from 'vitest'
import { orderRows, type ModelRow, type RowOrder } from './orderRows'

interface Item {
  key: number
  name: string
  children?: Item[]
}
const item = (key: number, name: string, children?: Item[]): Item => ({
  key,
  name,
  ...(children && { children }),
})

const options = (over: Partial<RowOrder<Item>> = {}): RowOrder<Item> => ({
  rowKey: ({ key }) => key,
  childrenOf: ({ children }) => children,
  expanded: true,
  ...over,
})
const order = (
  rows: Item[],
  over: Partial<RowOrder<Item>> = {},
  known = new WeakMap<Item, ModelRow<Item>>(),
) => orderRows(rows, options(over), known)
const byName = (isDescending: boolean) => ({ sort: { value: ({ name }: Item) => name, isDescending } })

describe('the order of rows', () => {
  const tree = [item(1, 'b', [item(2, 'z'), item(3, 'a')]), item(4, 'a 10'), item(5, 'a 9', [item(6, 'x')])]

  it('is that in which they came, each before what lies below it', () => {
    expect(order(tree)).toEqual([
      { id: '1', original: tree[0], depth: 0, parentId: undefined, isOpen: true },
      { id: '2', original: tree[0]?.children?.[0], depth: 1, parentId: '1', isOpen: undefined },
      { id: '3', original: tree[0]?.children?.[1], depth: 1, parentId: '1', isOpen: undefined },
      { id: '4', original: tree[1], depth: 0, parentId: undefined, isOpen: undefined },
      { id: '5', original: tree[2], depth: 0, parentId: undefined, isOpen: true },
      { id: '6', original: tree[2]?.children?.[0], depth: 1, parentId: '5', isOpen: undefined },
    ])
  })

  it.each([
    [false, ['5', '6', '4', '1', '3', '2']],
    [true, ['1', '2', '3', '4', '5', '6']],
  ])('follows the values on each level; descending: %s', (isDescending, ids) => {
    expect(order(tree, byName(isDescending)).map(({ id }) => id)).toEqual(ids)
  })

  it('leaves equal ones as they came in both directions', () => {
    const equal = [item(2, 'a'), item(1, 'A'), item(3, 'a')]
    for (const isDescending of [false, true])
      expect(order(equal, byName(isDescending)).map(({ id }) => id)).toEqual(['2', '1', '3'])
  })

  it('leaves out what lies below a closed row', () => {
    const rows = order(tree, { expanded: { 5: true } })
    expect(rows.map(({ id, isOpen }) => [id, isOpen])).toEqual([
      ['1', false],
      ['4', undefined],
      ['5', true],
      ['6', undefined],
    ])
  })

  it('keeps the object of a row that is as it was', () => {
    const known = new WeakMap<Item, ModelRow<Item>>()
    const before = order(tree, {}, known)
    const after = order(tree, { expanded: { 1: true } }, known)
    expect(after[0]).toBe(before[0])
    expect(after[1]).toBe(before[1])
    expect(after.at(-1)).not.toBe(before[4])
  })

  it('takes a chain of any length', () => {
    let chain = item(0, 'last')
    for (let key = 1; key < 50_000; key += 1) chain = item(key, 'above', [chain])
    expect(order([chain]).at(-1)).toMatchObject({ id: '0', depth: 49_999 })
  })
})
