import { describe, expect, it } from 'vitest'
import { lists, outcomes, plan } from '../../testing/stores/importPlans'
import { errorLines, recordLines, templateLines } from './importFiles'
import { importKinds } from './importKinds'
import { headersOf } from './matchColumns'

describe('projects of a file', () => {
  const headers = 'Name,Project URL,Tagline,License,Featured image,Tags,Categories,Language stacks'

  it('have all that the form asks for', () => {
    const { rows } = plan(
      'project',
      `${headers},Active,Featured,Description\nVue,https://vuejs.org,UI,MIT,https://vuejs.org/a.png,"C, C++",#4; Web,typescript,no,x,"a < b\nc"\n`,
    )
    expect(rows[0]?.outcome).toEqual({
      does: 'add',
      values: {
        name: 'Vue',
        projectUrl: 'https://vuejs.org',
        tagline: 'UI',
        license: 'MIT',
        featuredImage: 'https://vuejs.org/a.png',
        tags: [2],
        categories: [4, 1],
        language_stacks: [1],
        isActive: false,
        isClaimed: false,
        isFeatured: true,
        description: '<p>a &lt; b</p><p>c</p>',
        deploymentInstructions: '',
        mediaJson: '[]',
      },
    })
  })

  it('keep what an empty flag leaves open: what they are, or what the form begins with', () => {
    const { rows } = plan(
      'project',
      `ID,${headers},Active,Featured\n,Vue,https://vuejs.org,UI,MIT,https://vuejs.org/a.png,#1,#1,#1,,\n7,Preact,https://react.dev,UI,MIT,/uploads/1.png,#1,#1,#1,,\n`,
    )
    expect(rows.map(({ outcome }) => outcome)).toMatchObject([
      { does: 'add', values: { isActive: true, isFeatured: false } },
      { does: 'change', id: 7, set: { name: 'Preact' } },
    ])
    expect(rows[1]?.outcome).toEqual({ does: 'change', id: 7, set: { name: 'Preact' } })
  })

  it('are refused by the sentences of the form', () => {
    expect(outcomes('project', `${headers}\nVue,vuejs,UI,,,javascript; nope,,TypeScript\n`)).toEqual([
      'Tags: There is no tag “nope”: correct the name, or add it first. Project URL: Incorrect projectUrl. License: License is required. Featured image: Featured image is mandatory. Categories: Please add at least one tag, category and language',
    ])
    expect(outcomes('project', `${headers},Active\nVue,,,,,,,,perhaps\n`)[0]).toContain(
      'Active: Write Yes or No, not “perhaps”',
    )
  })

  it('go in again as the list exports them, unchanged', () => {
    expect(outcomes('project', 'Name,Tagline,State,Claims\nReact,UI,"Active, featured",3\n')).toEqual([
      'nothing',
    ])
    expect(outcomes('project', 'ID,State\n7,Inactive\n7a,Active\n')[0]).toBe('change')
    expect(plan('project', 'ID,State\n7,Inactive\n').rows[0]?.outcome).toEqual({
      does: 'change',
      id: 7,
      set: { isActive: false, isFeatured: false },
    })
    expect(outcomes('project', 'ID,State\n7,Gone\n')[0]).toMatch(/^State: Write Active or Inactive/)
  })
})

describe('files to begin with', () => {
  const text = ({ headers, lines }: ReturnType<typeof templateLines>) =>
    [headers, ...lines].map((line) => line.map((cell) => `"${cell}"`).join(',')).join('\n')

  it.each(['tag', 'category', 'languageStack', 'project'] as const)(
    'a template of %s can be imported',
    (name) => {
      expect(outcomes(name, text(templateLines(importKinds[name], lists[name])))).toEqual(['add'])
    },
  )

  it.each(['tag', 'category', 'project'] as const)('all there is of %s changes nothing', (name) => {
    const file = text(recordLines(importKinds[name], lists[name]))
    expect(new Set(outcomes(name, file))).toEqual(new Set(['nothing']))
    expect(file.split('\n')).toHaveLength(lists[name].own.length + 1)
  })

  it('rows with errors have the reason behind them, and can be imported once they are corrected', () => {
    const { table } = plan('tag', 'Name,Colour\na,red\n,blue\n')
    const file = errorLines(table, new Map([[3, 'Name is required']]))
    expect(file).toEqual({ headers: ['Name', 'Colour', 'Error'], lines: [['', 'blue', 'Name is required']] })
    expect(plan('tag', 'Name,Colour,Error\nb,blue,Name is required\n').matched.unknown).toEqual(['Colour'])
    expect(headersOf(importKinds.category)).toEqual(['ID', 'Name', 'Parent'])
  })
})
