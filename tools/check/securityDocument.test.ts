import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
const rows = text
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, section = '', how = '', where = '']) => ({ section, how, where }))

/** How many sections each chapter of OWASP ASVS 5.0 has, from V1 on. */
const sections = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3]

describe('the security document', () => {
  it('has a row for each section of the standard', () => {
    const expected = sections.flatMap((count, chapter) =>
      Array.from({ length: count }, (_, n) => `V${chapter + 1}.${n + 1}`),
    )
    expect(rows.map(({ section }) => section.split(' ')[0])).toEqual(expected)
  })

  it.each(rows)('$section says how, or why not, and where', ({ how, where }) => {
    expect(how.length).toBeGreaterThan(8)
    const files = Array.from(where.matchAll(/`([^`]+)`/g), ([, file = '']) => file)
    expect(files).not.toEqual([])
    for (const file of files) expect(existsSync(path.join(root, file)), file).toBe(true)
  })
})
