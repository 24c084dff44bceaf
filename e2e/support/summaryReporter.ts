import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { judge, type Summary } from './summary.ts'

/** Of a run of Vitest, over all its projects: where `TEST_SUMMARY` names a file the sum is left there, else printed last. */
export class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly ReportedError[]): void {
    const summary = summaryOf(modules, errors)
    const { TEST_SUMMARY: file, CI } = process.env
    if (file) return writeFileSync(file, JSON.stringify(summary))
    const { lines, isFailed } = judge(summary, Boolean(CI))
    // What tests print at the end comes before it: those listeners are older.
    process.once('exit', () => {
      process.stdout.write(`${lines.join('\n')}\n`)
      if (isFailed) process.exitCode ||= 1
    })
  }
}

/** What Vitest reports of an error. */
interface ReportedError {
  message?: string
}

/** Counts tests; a file that failed before or outside its tests counts as one that failed, as does an error outside of all. */
function summaryOf(modules: readonly TestModule[], errors: readonly ReportedError[]): Summary {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const inState = (state: string) => tests.filter((test) => test.result().state === state)
  const broken = modules.filter(
    (module) => module.state() === 'failed' && [...module.children.allTests('failed')].length === 0,
  )
  const passed = inState('passed')
  const failed = inState('failed')
  return {
    passed: passed.length,
    failed: failed.length + broken.length + errors.length,
    skipped: inState('skipped').length,
    retried: passed.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0).map(nameOf),
    failures: [
      ...failed.map((test) => because(nameOf(test), test.result().errors)),
      ...broken.map((module) => because(placeOf(module), module.errors())),
      ...errors.map((error) => because('Outside of all tests', [error])),
    ],
  }
}

const placeOf = (module: TestModule) => `${module.project.name || 'unnamed'}: ${module.relativeModuleId}`
const nameOf = (test: TestCase) => `${placeOf(test.module)} > ${test.fullName}`

function because(name: string, errors: readonly ReportedError[] | undefined): string {
  const [line = ''] = (errors?.at(-1)?.message ?? '').split('\n')
  return `${name}: ${line.slice(0, 200)}`
}
