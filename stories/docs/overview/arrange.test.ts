import { describe, expect, it } from 'vitest'
import { arrange, kindOf, type Wanted } from './arrange'
import type { OverviewIndex } from './overviewIndex'

const stories = [
  { id: 'projects-edit--conflict', title: 'Projects/Edit', name: 'Conflict' },
  { id: 'projects-edit--odd', title: 'Projects/Edit', name: 'Odd Address' },
  { id: 'projects-edit--default', title: 'Projects/Edit', name: 'Default' },
  { id: 'projects-add--invalid', title: 'Projects/Add', name: 'Invalid' },
  { id: 'components-text-badge--default', title: 'Components/Text/Badge', name: 'Default' },
  { id: 'flows-undo--undone', title: 'Flows/Undo', name: 'Undone' },
]
const commit = { id: 'abc', subject: 'Move Save', date: '2026-01-15T10:00:00Z' }
const index: OverviewIndex = {
  commit,
  isChanged: false,
  browser: 'Chromium 1',
  pictures: ['projects-edit--default.1280.light', 'projects-edit--conflict.1280.light'],
  since: [{ commit, pictures: ['projects-edit--conflict.1280.light'] }],
}
const all: Wanted = { kind: 'everything', words: '', width: 1280, theme: 'light', since: '' }
const idsOf = (wanted: Partial<Wanted>) =>
  arrange(stories, index, { ...all, ...wanted }).flatMap(({ rows }) =>
    rows.flatMap(({ cards }) => cards.map(({ id }) => id)),
  )

describe('the overview', () => {
  it('has a row for each screen and component, the shared states first', () => {
    const [projects, components] = arrange(stories, index, all)
    expect(projects?.rows.map(({ name }) => name)).toEqual(['Edit', 'Add'])
    expect(projects?.rows[0]?.cards.map(({ name }) => name)).toEqual(['Default', 'Conflict', 'Odd Address'])
    expect(components?.rows[0]?.name).toBe('Text / Badge')
  })

  it('shows the picture of the width and theme, where there is one', () => {
    const pictures = (wanted: Partial<Wanted>) =>
      arrange(stories, index, { ...all, ...wanted })[0]?.rows[0]?.cards.map(({ picture }) => picture)
    const [first, second] = index.pictures
    expect(pictures({})).toEqual([first, second, undefined])
    expect(pictures({ theme: 'dark' })).toEqual([undefined, undefined, undefined])
  })

  it('lists every story before any picture was taken', () => {
    expect(arrange(stories, undefined, all).flatMap(({ rows }) => rows)).toHaveLength(4)
  })

  it('is narrowed by words, by kind and by what changed', () => {
    expect(idsOf({ words: 'edit conf' })).toEqual(['projects-edit--conflict'])
    expect(idsOf({ kind: 'forms' })).toEqual(['projects-add--invalid'])
    expect(idsOf({ kind: 'flows' })).toEqual(['flows-undo--undone'])
    expect(idsOf({ since: 'abc' })).toEqual(['projects-edit--conflict'])
    expect(idsOf({ since: 'abc', theme: 'dark' })).toEqual([])
  })

  it('knows screens, forms and components by their titles', () => {
    expect(kindOf('Profile/Password form')).toBe('forms')
    expect(kindOf('Components/Form/Form')).toBe('components')
    expect(kindOf('Projects/List')).toBe('screens')
  })
})
