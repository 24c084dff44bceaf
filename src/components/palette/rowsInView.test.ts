import { expect, it } from 'vitest'
import { rowsInView } from './rowsInView'

/** Groups written as `Title: id id`. */
const groupsOf = (...lines: string[]) =>
  lines.map((line) => {
    const [title = '', ids = ''] = line.split(': ')
    const entries = ids.split(' ').map((id) => ({ id, name: id, icon: null as never, hasAddress: true }))
    return { title, entries }
  })

const before = groupsOf('Projects: p1 p2 p3 p4', 'Tags: t1 t2', 'Actions: a1')
const drawn = (most: number, ...lines: string[]) =>
  rowsInView(groupsOf(...lines), before, most).map(
    ({ title, entries }) => `${title}: ${entries.map(({ id }) => id).join(' ')}`,
  )

it('draws the first rows anew, and leaves those below them as they were', () => {
  expect(drawn(2, 'Projects: x1 x2 x3', 'Articles: y1')).toEqual([
    'Projects: x1 x2 p3 p4',
    'Tags: t1 t2',
    'Actions: a1',
  ])
  expect(drawn(4, 'Projects: x1 x2 x3', 'Articles: y1 y2')).toEqual([
    'Projects: x1 x2 x3',
    'Articles: y1 t2',
    'Actions: a1',
  ])
})

it('draws nothing of before where fewer rows are found than are in view', () => {
  expect(drawn(5, 'Projects: x1 x2')).toEqual(['Projects: x1 x2'])
})

it('draws all where as many are found as are in view', () => {
  expect(drawn(3, 'Projects: x1 x2', 'Tags: y1')).toEqual(['Projects: x1 x2', 'Tags: y1', 'Actions: a1'])
})

it('has nothing below them where nothing was drawn before', () => {
  expect(rowsInView(groupsOf('Projects: x1 x2', 'Tags: y1'), [], 1)).toMatchObject([
    { title: 'Projects', entries: [{ id: 'x1' }] },
  ])
})
