import { ensureProgram } from './programs'
import { startProgram } from './startProgram'

/** A display that nobody sees, and its name for DISPLAY. */
export interface Display {
  name: string
  stop: () => Promise<void>
}

/** Starts an X server in memory, on a free display. */
export async function startDisplay(): Promise<Display> {
  const words = ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp']
  const server = startProgram(ensureProgram('display'), words)
  return { name: `:${await server.firstLine}`, stop: () => server.stop() }
}
