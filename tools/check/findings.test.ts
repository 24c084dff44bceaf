import { describe, expect, it } from 'vitest'
import { broadRules, fullFolders, longFiles, type SourceFile } from './findings'

const many = (folder: string, count: number): SourceFile[] =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/file${index}.ts`, lines: 1 }))

describe('files that are too long', () => {
  it('are those of src and server above 220 lines', () => {
    expect(
      longFiles([
        { path: 'src/stores/Resource.ts', lines: 221 },
        { path: 'src/stores/Resource.test.ts', lines: 220 },
        { path: 'src/components/Table.module.css', lines: 300 },
        { path: 'server/http.test.ts', lines: 265 },
        { path: 'stories/pages/Long.stories.tsx', lines: 500 },
        { path: 'server/node/demo/directory.json', lines: 500 },
        { path: 'server/database/migrations/fixtures/schema1.sql', lines: 340 },
      ]),
    ).toEqual([
      'src/stores/Resource.ts has 221 lines; 220 is the most.',
      'src/components/Table.module.css has 300 lines; 220 is the most.',
      'server/http.test.ts has 265 lines; 220 is the most.',
    ])
  })
})

describe('folders that are too full', () => {
  it('hold more than 25 files themselves', () => {
    expect(fullFolders([...many('src/hooks', 26), ...many('stories/support', 25)])).toEqual([
      'src/hooks holds 26 files; 25 is the most.',
    ])
  })

  it('are not full by what their folders hold', () => {
    expect(fullFolders([...many('tools', 20), ...many('tools/build', 20)])).toEqual([])
  })

  it('stand in the folders of the sources alone', () => {
    expect(fullFolders(many('.storybook', 40))).toEqual([])
  })
})

describe('rules that are too broad', () => {
  it('are for all children of what :has() looks into', () => {
    const css = `
      /* .no:has(> a) > * {} */
      .row:hover, .row:has(> [data-select] input:checked) > * { color: red; }
      @container table (width < 45rem) { .wide:not(:has(> [data-columns])) * { margin: 0; } }`
    expect(broadRules('a.css', css)).toEqual([
      'a.css: ".row:has(> [data-select] input:checked) > *" is for all children; set a property on the element itself.',
      'a.css: ".wide:not(:has(> [data-columns])) *" is for all children; set a property on the element itself.',
    ])
  })

  it('are not those for the element itself or for what has a name', () => {
    const css = '.a:has(> *) { margin: 0 } .b:has(i) > .c { margin: 0 } .d > *, .e:has(a, b) { margin: 0 }'
    expect(broadRules('a.css', css)).toEqual([])
  })
})
