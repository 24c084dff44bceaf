import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** Installs a package of Debian where that is possible: as root, with apt-get. Returns whether it was tried. */
export function installDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return false
  run('apt-get', ['update', '-q'])
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name])
  return true
}

/** Runs an installer; whether it helped is checked by looking again. */
export function run(program: string, words: string[]): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(program, words, { stdio: ['ignore', 'inherit', 'inherit'], env: environment })
}

/** Whether a file can be run. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function isOnPath(name: string): boolean {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .some((folder) => isProgram(path.join(folder, name)))
}
