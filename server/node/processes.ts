import { readFile } from 'node:fs/promises'
import { codeOf } from './startFailure'

/** Whether this machine runs a process with this number; one that has ended and was not yet reaped (a zombie) is dead. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  const [state] = await statOf(pid)
  return state !== 'Z' && state !== 'X'
}

/** When a process started: the boot of the machine and the ticks since; '' where the system does not report it. */
export async function startOf(pid: number): Promise<string> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    const start = (await statOf(pid))[19]
    return start === undefined ? '' : `${boot.trim()}:${start}`
  } catch {
    return ''
  }
}

/** The fields of `/proc/<pid>/stat` behind the name: state at 0, start time at 19; an empty list on other systems. */
async function statOf(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The name of the program, in brackets, may hold spaces and brackets.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
}
