import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judge, nothing } from './summary'

const root = path.resolve(import.meta.dirname, '../..')

/** Tests that fail the first time, and one that always passes. */
const flaky = (count: number) => `
import { expect, it } from 'vitest'
const tries = {}
it('holds at once', () => expect(1).toBe(1))
for (let number = 1; number <= ${count}; number++)
  it('holds the second time ' + number, () => {
    tries[number] = (tries[number] ?? 0) + 1
    expect(tries[number]).toBe(2)
  })
`

describe('the last lines of a run of tests', { timeout: 60_000 }, () => {
  let folder: string
  beforeAll(() => {
    // Inside the project, so that the tests below find Vitest; removed again.
    folder = mkdtempSync(path.join(root, 'node_modules/.cache-summary-'))
    const reporter = path.join(root, 'e2e/support/summaryReporter.ts')
    writeFileSync(
      path.join(folder, 'vitest.config.ts'),
      `import { SummaryReporter } from ${JSON.stringify(reporter)}
      const project = (name: string) => ({ test: { name, include: [name + '.test.js'], retry: 1 } })
      export default { test: {
        reporters: ['default', new SummaryReporter()],
        projects: [project('one'), project('two'), project('broken'), project('failing')] } }`,
    )
    writeFileSync(path.join(folder, 'one.test.js'), flaky(1))
    writeFileSync(path.join(folder, 'two.test.js'), flaky(3))
    writeFileSync(
      path.join(folder, 'failing.test.js'),
      `import { expect, it } from 'vitest'\nit('fails', () => expect(1).toBe(2))`,
    )
    writeFileSync(path.join(folder, 'broken.test.js'), `throw new Error('before any test')`)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  function run(projects: string[], ci: string) {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    const { stdout, status } = spawnSync(
      process.execPath,
      [vitest, 'run', ...projects.flatMap((project) => ['--project', project])],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, CI: ci, TEST_SUMMARY: '', VITEST: '' } },
    )
    return { last: stdout.trimEnd().split('\n'), status }
  }

  it('name a test that passed only the second time, with its project and file', () => {
    const { last, status } = run(['one'], 'true')
    expect(last.slice(-3)).toEqual([
      'Passed only when tried again, which is a finding:',
      '  one: one.test.js > holds the second time 1',
      '2 passed, 0 failed, 1 retried',
    ])
    expect(status).toBe(0)
  })

  it('fail a run in CI with more than three of them, over all projects', () => {
    const { last, status } = run(['one', 'two'], 'true')
    expect(last.at(-1)).toBe('6 passed, 0 failed, 4 retried')
    expect(last.at(-2)).toBe('That is more than 3: the run has failed.')
    expect(last).toContain('  two: two.test.js > holds the second time 3')
    expect(status).toBe(1)
  })

  it('let such a run pass where it is not CI', () => {
    const { last, status } = run(['one', 'two'], '')
    expect(last.at(-1)).toBe('6 passed, 0 failed, 4 retried')
    expect(status).toBe(0)
  })

  it('count and name a file that failed before its tests', () => {
    const { last, status } = run(['one', 'broken'], '')
    expect(last.slice(-3)).toEqual([
      'Failed:',
      '  broken: broken.test.js: before any test',
      '2 passed, 1 failed, 1 retried',
    ])
    expect(status).toBe(1)
  })

  it('name a test that failed, with the first line of why', () => {
    const { last, status } = run(['failing'], '')
    expect(last.slice(-3)).toEqual([
      'Failed:',
      '  failing: failing.test.js > fails: expected 1 to be 2 // Object.is equality',
      '0 passed, 1 failed, 0 retried',
    ])
    expect(status).toBe(1)
  })

  it('hold the counts alone where nothing was retried', () => {
    expect(judge({ ...nothing, passed: 7, skipped: 2 }, true)).toEqual({
      lines: ['7 passed, 0 failed, 2 skipped, 0 retried'],
      isFailed: false,
    })
  })

  it('fail a run in which nothing passed', () => {
    expect(judge(nothing, false).isFailed).toBe(true)
  })
})
