import { spawnSync } from 'node:child_process'

interface RunSettings {
  /** Said in place of what the program printed, where it fails. */
  otherwise?: string
  env?: NodeJS.ProcessEnv
}

/** Runs a program in a folder and returns what it printed. Throws what it said where it fails. */
export function run(
  program: string,
  words: readonly string[],
  folder: string,
  { otherwise, env }: RunSettings = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...(env && { env }),
  })
  if (status === 0) return stdout
  throw new Error(
    otherwise ?? `${program} ${words.join(' ')} failed:\n${error?.message ?? `${stdout}${stderr}`}`,
  )
}
