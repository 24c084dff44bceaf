import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { findPostgres } from '../../server/node/testPostgres'
import { ensureChromium } from './chromium'
import { installDebian } from './packages'

/** What is read of the file that Vitest's JSON reporter writes. */
const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

/** Runs all projects of Vitest with a Chromium that is certainly there; `words` go on to Vitest. Answers the exit code. */
function runTests(words: readonly string[]): number {
  const root = path.resolve(import.meta.dirname, '../..')
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'))
  const file = path.join(folder, 'report.json')
  try {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...words], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
    })
    const { passed, failed, skipped } = counted(file)
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
    return status === 0 && failed === 0 && passed > 0 ? 0 : status || 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Counts tests; a file that failed before or outside its tests counts as one that failed. */
function counted(file: string): { passed: number; failed: number; skipped: number } {
  try {
    const report = z.parse(Report, JSON.parse(readFileSync(file, 'utf8')))
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
    )
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests,
    }
  } catch (error) {
    console.error(`Vitest left no report: ${error instanceof Error ? error.message : String(error)}`)
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

/** Installs PostgreSQL where it is missing and can be; where it cannot, the tests that need it say what to install. */
async function seePostgres(): Promise<void> {
  if (await findPostgres()) return
  console.log('No PostgreSQL is installed: installing one')
  installDebian('postgresql')
}

try {
  await seePostgres()
  process.exitCode = runTests(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
