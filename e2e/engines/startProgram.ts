import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

/** A program that a test started. */
export interface Program {
  /** Waits until this address answers. Throws what the program printed when it does not. */
  answers: (address: string) => Promise<void>
  /** The first line that it writes to its fourth descriptor, where X servers write their display. */
  firstLine: Promise<string>
  stop: () => Promise<void>
}

/** Milliseconds that a program may take to start. */
const startTimeout = 30_000

/** Starts a program with these settings beside the own ones; it ends with this process at the latest. */
export function startProgram(
  file: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(file, words, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout?.on('data', (text: Buffer) => (printed += text.toString()))
  child.stderr?.on('data', (text: Buffer) => (printed += text.toString()))
  const killWithParent = () => void child.kill('SIGKILL')
  process.once('exit', killWithParent)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  void ended.then(() => process.off('exit', killWithParent))
  const firstLine = new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (text: Buffer) => resolve(text.toString().trim()))
    child.once('close', () => reject(new Error(`${file} has ended, and said:\n${printed}`)))
    child.once('error', reject)
  })
  // A rejection that no caller awaits must not end the process.
  firstLine.catch(() => undefined)
  return {
    firstLine,
    async answers(address) {
      for (const end = Date.now() + startTimeout; ; await setTimeout(25)) {
        if (
          await fetch(address)
            .then(() => true)
            .catch(() => false)
        )
          return
        if (Date.now() > end || child.exitCode !== null)
          throw new Error(`${file} does not answer at ${address}, and said:\n${printed}`)
      }
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
