import { StartFailure } from './startFailure'

/** Runs a command of the command line: a StartFailure ends it with its sentence and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  // Whoever read the output may have gone away, as `| head` does: that must not end a server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  try {
    await work()
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error)
    process.exitCode = 1
  }
}

/** Calls `stop` at Ctrl-C or when the system ends the process, then exits; a second Ctrl-C does not wait for it. */
export function onSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const handle = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', handle)
  process.on('SIGTERM', handle)
}
