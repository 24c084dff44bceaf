import { StartFailure } from './startFailure'

/** Runs a command of the command line: a StartFailure ends it with its sentence and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  // The reader of the output may have gone away, as `| head` does: that must not end a server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  try {
    await work()
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error)
    process.exitCode = 1
  }
}

/** Milliseconds that an orderly end may take in all. */
const longestEnd = 15_000

/**
 * Calls `stop` at Ctrl-C or when the system ends the process, then exits. Further signals change nothing: Ctrl-C in a
 * terminal reaches the process twice, once by itself and once from npm.
 */
export function onSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const handle = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => fail('The server did not end in time'), longestEnd).unref()
    stop().then(() => process.exit(0), fail)
  }
  process.on('SIGINT', handle)
  process.on('SIGTERM', handle)
}

function fail(error: unknown): void {
  console.error(error)
  process.exit(1)
}
