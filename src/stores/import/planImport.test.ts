import { describe, expect, it } from 'vitest'
import { nodes, outcomes, plan } from '../../testing/stores/importPlans'
import { importItems } from './importItems'
import { importKinds } from './importKinds'

describe('matching columns', () => {
  it('knows headers by any case, blanks, hyphens and the names of fields', () => {
    const { matched } = plan(
      'project',
      ' PROJECT-url ,name,language_stacks,featuredImage,Stars\n,,,,\nx,,,,\n',
    )
    expect(matched.columns.map(({ field, at }) => [field, at])).toEqual([
      ['name', 1],
      ['projectUrl', 0],
      ['featuredImage', 3],
      ['language_stacks', 2],
    ])
    expect(matched.unknown).toEqual(['Stars'])
    expect(matched.missing).toEqual(['Tagline', 'License', 'Tags', 'Categories'])
  })

  it.each([
    ['Title\nx\n', /no column Name.*ID, Name/],
    ['Name,name\nx,y\n', /The column name is there twice/],
  ])('refuses %j', (text, sentence) => {
    expect(() => plan('tag', text)).toThrow(sentence)
  })
})

describe('tags of a file', () => {
  it('are added, left alone or refused, each with the reason', () => {
    expect(outcomes('tag', 'Name\nreact\nJavaScript\n""\n"C, C++"\nReact\n')).toEqual([
      'add',
      'nothing',
      'nothing',
      'Name: Row 2 has the same name: keep one of the two',
    ])
    expect(outcomes('tag', 'Name,Colour\n,red\n')).toEqual(['Name: Name is required'])
    expect(outcomes('tag', `Name\n${'x'.repeat(201)}\n`)).toEqual([
      'Name: Name is too long: 200 characters at most',
    ])
  })

  it('are changed by their ID', () => {
    const text = 'ID,Name\n1,JS\n#2,"C, C++"\n9,new\nx,other\n1,again\n'
    expect(outcomes('tag', text)).toEqual([
      'change',
      'nothing',
      'ID: Nothing has the ID 9: correct it, or leave it empty to add a new record',
      'ID: Nothing has the ID x: correct it, or leave it empty to add a new record',
      'ID: Row 2 has the same ID: keep one of the two',
    ])
    expect(plan('tag', text).rows[0]?.outcome).toEqual({ does: 'change', id: 1, set: { name: 'JS' } })
    expect(outcomes('tag', 'ID,Name\n1,"c, c++"\n')).toEqual([
      'Name: Another tag has this name: choose another one',
    ])
  })

  it.each([0, 1, 30, 10_000])('are planned where there are %i', (count) => {
    const text = `Name\n${Array.from({ length: count }, (_, at) => `tag ${at}\n`).join('')}`
    expect(outcomes('tag', text)).toEqual(Array.from({ length: count }, () => 'add'))
  })
})

describe('categories of a file', () => {
  it('name parents that exist or stand in the same file, in any order', () => {
    const { rows } = plan('category', 'Name,Parent\nLeaf,Branch\nBranch,frontend\nRoot,\n')
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      { does: 'add', values: { name: 'Leaf', parentId: -3 } },
      { does: 'add', values: { name: 'Branch', parentId: 2 } },
      { does: 'add', values: { name: 'Root', parentId: 0 } },
    ])
    const items = importItems(importKinds.category, rows, nodes)
    expect(items.map(({ id, after }) => [id, after])).toEqual([
      [-2, [-3]],
      [-3, undefined],
      [-4, undefined],
    ])
  })

  it('are refused below what does not exist, has two meanings, or can not be added', () => {
    expect(outcomes('category', 'Name,Parent\nA,Nowhere\nB,Data\nC,#5\nD,A\nE,D\n')).toEqual([
      'Parent: There is no category “Nowhere”: correct the name, or add it first',
      'Parent: There are 2 with the name “Data”: write #4 or #5 in its place',
      'add',
      "Parent: “A” in row 2 can't be added: correct that row first",
      "Parent: “D” in row 5 can't be added: correct that row first",
    ])
  })

  it('never lie below themselves', () => {
    const circle = 'Parent: Choose another parent: this one lies below the record itself'
    expect(outcomes('category', 'Name,Parent\nA,B\nB,C\nC,A\nD,D\nE,A\n')).toEqual([
      circle,
      circle,
      circle,
      circle,
      "Parent: “A” in row 2 can't be added: correct that row first",
    ])
    expect(outcomes('category', 'ID,Parent\n1,Testing\n')).toEqual([circle])
  })

  it('change places where the file says so as a whole', () => {
    const { rows } = plan('category', 'ID,Parent\n1,Frontend\n2,\n')
    expect(rows.map(({ outcome }) => outcome.does)).toEqual(['change', 'change'])
    // Web comes below Frontend once that lies below nothing.
    expect(importItems(importKinds.category, rows, nodes).map(({ id, after }) => [id, after])).toEqual([
      [1, [2]],
      [2, undefined],
    ])
  })

  it('keep a name that others have below another parent', () => {
    expect(outcomes('category', 'ID,Name,Parent\n4,Data,\n5,Data,Web\n')).toEqual(['nothing', 'nothing'])
    expect(outcomes('category', 'ID,Parent\n5,\n')).toEqual([
      'Name: Another category has this name: choose another one',
    ])
  })

  it('are planned in a chain of 10,000', () => {
    const text = `Name,Parent\n${Array.from({ length: 10_000 }, (_, at) => `n${at},${at === 9999 ? '' : `n${at + 1}`}\n`).join('')}`
    const { rows } = plan('category', text)
    expect(rows.every(({ outcome }) => outcome.does === 'add')).toBe(true)
    const items = importItems(importKinds.category, rows, nodes)
    expect(items.filter(({ after }) => after).length).toBe(9999)
  })
})
