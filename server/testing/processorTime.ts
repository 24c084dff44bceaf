/** Milliseconds of the processor that something costs, which other programs do not make longer. */
export function processorTime(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
