import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hasNginx } from '../../server/node/testing/testNginx'
import { findPostgres } from '../../server/node/testing/testPostgres'
import { ensureChromium } from './chromium'
import { installDebian } from './packages'
import { judge, nothing, type Summary } from './summary'

/** Sees that there is a Chromium, and runs all projects of Vitest; `words` go on to Vitest. Returns the exit code. */
function runTests(words: readonly string[]): number {
  ensureChromium()
  const root = path.resolve(import.meta.dirname, '../..')
  const folder = mkdtempSync(path.join(tmpdir(), 'summary-'))
  const file = path.join(folder, 'summary.json')
  try {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    const { status } = spawnSync(process.execPath, [vitest, 'run', ...words], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, TEST_SUMMARY: file },
    })
    const { lines, isFailed } = judge(readSummary(file), Boolean(process.env['CI']))
    console.log(lines.join('\n'))
    // The last line of all, so that it is found among other output.
    const { TEST_COUNTS } = process.env
    if (TEST_COUNTS) writeFileSync(TEST_COUNTS, lines.at(-1) ?? '')
    return status === 0 && !isFailed ? 0 : status || 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readSummary(file: string): Summary {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Summary
  } catch (error) {
    console.error(`Vitest left no summary: ${error instanceof Error ? error.message : String(error)}`)
    return nothing
  }
}

/** Installs PostgreSQL where it is missing and can be; where it cannot, the tests that need it say what to install. */
async function seePostgres(): Promise<void> {
  if (await findPostgres()) return
  console.log('No PostgreSQL is installed: installing one')
  installDebian('postgresql')
}

/** The same for nginx, which the tests of endurance alone need. */
async function seeNginx(): Promise<void> {
  if (await hasNginx()) return
  console.log('No nginx is installed: installing one')
  installDebian('nginx-light')
}

try {
  await seePostgres()
  if (process.argv.includes('e2e/endurance.config.ts')) await seeNginx()
  process.exitCode = runTests(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
