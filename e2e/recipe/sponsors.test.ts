import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/**
 * The recipe for a new kind of record, docs/new-entity.md, carried out on a copy of the product: sponsors, with a list, an
 * add form and an edit form. `sponsors.patch` is all that somebody writes; the copy lies where the packages are found.
 */
const root = path.resolve(import.meta.dirname, '../..')
const copy = path.join(root, '.cache', 'sponsors')
const patch = path.join(import.meta.dirname, 'sponsors.patch')

function run(command: string, words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: copy,
    encoding: 'utf8',
    // Git must not take the copy for a part of the repository around it; what runs there reports to nobody.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(copy), TEST_SUMMARY: '', NO_COLOR: '1' },
  })
  const said = `${stdout}${stderr}`
  if (status !== 0)
    throw new Error(`${command} ${words.join(' ')} ended with ${status}:\n${said.slice(-4000)}`)
  return said
}

const tool = (name: string) => path.join(root, 'node_modules', name)
const vitest = (...words: string[]) => run(process.execPath, [tool('vitest/vitest.mjs'), 'run', ...words])

/** Files of the product as they stand here, changed or not; without what is built or installed. */
function copyProduct(): void {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
  rmSync(copy, { recursive: true, force: true })
  for (const file of listed.stdout.toString().split('\0').filter(Boolean))
    cpSync(path.join(root, file), path.join(copy, file), { force: true })
}

describe('a new kind of record by the recipe', () => {
  beforeAll(() => {
    copyProduct()
    run('git', ['apply', patch])
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('touches at most 16 files', () => {
    const files = readFileSync(patch, 'utf8').match(/^diff --git /gm) ?? []
    expect(files.length).toBeGreaterThan(0)
    expect(files.length).toBeLessThanOrEqual(16)
  })

  it('fits the types', () => {
    run(process.execPath, [tool('typescript/bin/tsc'), '-p', '.'])
  })

  it('is guarded by role, checked against bad input, stored and covered by stories', () => {
    const said = vitest(
      '--project=server',
      '--project=unit',
      'server/access/roles.test.ts',
      'server/badInput.test.ts',
      'server/database/pglite.test.ts',
      'stories/coverage',
      '--testNamePattern=sponsor|the coverage of stories',
      '--reporter=verbose',
    )
    for (const test of ['the body of sponsorCreate', 'records of the kind sponsor', 'sponsorUpdate'])
      expect(said).toContain(test)
  })

  it('is drawn in every state by its stories', () => {
    const said = vitest('--project', 'stories', 'stories/pages/sponsors', '--reporter=verbose')
    for (const story of ['SponsorsPage', 'SponsorEditPage', 'Conflict', 'Session Ended'])
      expect(said).toContain(story)
  })
})
