import { describe, expect, it } from 'vitest'
import { branchOf, fullPath, optionTree } from './optionTree'

const web = { id: 1, name: 'Web', parentId: 0 }
const frameworks = { id: 2, name: 'Frameworks', parentId: 1 }
const react = { id: 3, name: 'React', parentId: 2 }
const angular = { id: 4, name: 'Angular', parentId: 2 }
const data = { id: 5, name: 'Data', parentId: 0 }

describe('optionTree', () => {
  it('gives each option the path of its parents and puts children behind their parent, by name', () => {
    const options = optionTree([react, web, data, frameworks, angular])
    expect(options.map(fullPath)).toEqual([
      'Data',
      'Web',
      'Web / Frameworks',
      'Web / Frameworks / Angular',
      'Web / Frameworks / React',
    ])
  })

  it('puts a record whose parent is missing at the top', () => {
    expect(optionTree([react]).map(fullPath)).toEqual(['React'])
  })

  it('keeps every record of a circle, once', () => {
    const circle = [
      { id: 1, name: 'A', parentId: 2 },
      { id: 2, name: 'B', parentId: 1 },
      { id: 3, name: 'Own parent', parentId: 3 },
    ]
    expect(optionTree(circle).map(fullPath)).toEqual(['A', 'A / B', 'Own parent'])
  })

  it('stands a chain of 5,000 records', () => {
    const chain = Array.from({ length: 5000 }, (_, at) => ({ id: at + 1, name: `n${at + 1}`, parentId: at }))
    expect(optionTree(chain).at(-1)?.path).toHaveLength(4999)
  })
})

describe('branchOf', () => {
  it('holds the record and everything below it, whatever the order of the list', () => {
    expect([...branchOf(1, [react, angular, data, frameworks, web])].sort()).toEqual([1, 2, 3, 4])
  })

  it('ends at a circle', () => {
    expect([...branchOf(1, [{ ...web, parentId: 3 }, frameworks, react])].sort()).toEqual([1, 2, 3])
  })
})
