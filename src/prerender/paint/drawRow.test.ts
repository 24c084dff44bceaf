import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../config'
import type { ProjectRow } from '../../contract/entities'
import { renderList } from '../prerenderedList'
import { sampleRows } from '../samples'
import { drawRow, isShownProject, type SampleRows } from './drawRow'

const config = readConfig({})
const [full, empty] = sampleRows

/** All that rows can differ in. */
const rows: ProjectRow[] = [
  { ...full, name: 'Project <b>', tagline: 'What it & does' },
  { ...empty, name: '@scope/package', tagline: '' },
  ...[true, false].flatMap((isActive) =>
    [true, false].flatMap((isClaimed) =>
      [true, false].map((isFeatured) => ({ ...full, isActive, isClaimed, isFeatured })),
    ),
  ),
  { ...full, featuredImage: '', name: 'éclair' },
  { ...empty, featuredImage: '/picture.png' },
  { ...full, claims: [{ id: 1, status: 'APPROVED' }] },
  { ...full, claims: [1, 2, 3].map((id) => ({ id, status: 'PENDING' })) },
  { ...full, claimed: [] },
  { ...full, updatedAt: null },
  { ...full, updatedAt: 'never' },
  ...[1000, 3 * 3600_000, 26 * 3600_000, 40 * 86_400_000].map((age) => ({
    ...full,
    updatedAt: new Date(Date.now() - age).toISOString(),
  })),
].map((row, index) => ({ ...row, id: index + 1 }))

async function rowsOf(shown: readonly ProjectRow[]): Promise<HTMLTableRowElement[]> {
  const page = new JSDOM(await renderList(config, shown)).window.document
  return [...page.querySelectorAll<HTMLTableRowElement>('tbody tr')]
}

describe('a painted row', () => {
  let samples: SampleRows
  let drawn: HTMLTableRowElement[]
  beforeAll(async () => {
    // React's build for development warns of effects, which drawing to a string leaves out.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const [full, empty] = await rowsOf(sampleRows)
    samples = { full: full!, empty: empty! }
    drawn = await rowsOf(rows)
  })

  afterAll(() => void vi.restoreAllMocks())

  it('is the row that the console draws, with an empty place for its picture', () => {
    expect(drawn).toHaveLength(rows.length)
    for (const [index, row] of drawn.entries()) {
      const picture = row.querySelector('img')
      const letter = samples.empty.querySelector('th span > span')!.cloneNode()
      picture?.replaceWith(letter)
      expect(drawRow(samples, rows[index]!, Date.now()).outerHTML).toBe(row.outerHTML)
    }
  })

  it('is made of a row that has what is read of it', () => {
    expect(isShownProject(full)).toBe(true)
    for (const row of [
      null,
      1,
      {},
      { ...full, name: undefined },
      { ...full, claims: 'none' },
      { ...full, claimed: null },
    ])
      expect(isShownProject(row)).toBe(false)
  })
})
