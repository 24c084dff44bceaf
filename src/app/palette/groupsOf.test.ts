import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { groupsOf } from './groupsOf'
import { findableOf, type Lookup, type PaletteSource } from './Source'

const icon = createElement('i')
const indexOf = (kind: string, names: readonly string[]) => ({
  entries: names.map((name, key) =>
    findableOf({ id: kind, icon }, { key, name, path: `/${key}`, texts: [name, '', ''] }),
  ),
})

function sourceOf(title: string, lookup: Lookup): PaletteSource {
  return {
    parts: { id: title, title, listPath: '/list' },
    lookup: () => lookup,
    resources: () => [],
    isLoading: false,
    error: undefined,
    retry: () => undefined,
  }
}

/** Projects that the host has found. */
function answered(names: readonly string[], count: number, isAbout = false): PaletteSource {
  const index = indexOf('project', names)
  const entries = index.entries.map(({ item }) => item)
  return sourceOf('Projects', { index, answer: { entries, count, isAbout } })
}

const found = (query: string, ...sources: PaletteSource[]) =>
  groupsOf(query, { recents: [], actions: [], sources, allIcon: icon }).map(
    ({ title, entries }) => `${title}: ${entries.map(({ name }) => name).join(', ')}`,
  )

const tags = sourceOf('Tags', { index: indexOf('tag', ['reacting', 'vue']) })

describe('what the palette shows of projects that the host searches', () => {
  it('is ranked among other kinds as ever, with how many there are in all', () => {
    expect(found('react', tags, answered(['React', 'Preact'], 41_208))).toEqual([
      'Projects: React, Preact, All 41,208 projects that match',
      'Tags: reacting',
    ])
    expect(found('react', tags, answered(['Preact'], 30_000, true))).toEqual([
      'Tags: reacting',
      'Projects: Preact, All of about 30,000 projects that match',
    ])
  })

  it('holds what was found by a typo, behind what fits as it is typed', () => {
    expect(found('reacting', tags, answered(['Reacling', 'Something else'], 2))).toEqual([
      'Tags: reacting',
      'Projects: Reacling, Something else',
    ])
  })

  it('is searched by the rules of the console until the host has answered', () => {
    const known = (isCut: boolean) =>
      sourceOf('Projects', { index: indexOf('project', ['React', 'Rust']), isPending: true, isCut })
    expect(found('rea', known(false))).toEqual(['Projects: React'])
    expect(found('rea', known(true))).toEqual(['Projects: React, All projects that match'])
    expect(found('reax', known(true))).toEqual([])
  })
})
