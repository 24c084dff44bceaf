import type { Cell } from './Cell'

/** Holds all answers to the cell's call back until it is opened, given up or not; then they come. */
export function gate({ mounted, name }: Cell) {
  const requests: Request[] = []
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  mounted.scenario.faults[name] = async (request, serve) => {
    requests.push(request)
    await opened
    return serve()
  }
  return { requests, open: () => open() }
}

/** As many frames as a screen may need to settle. */
export async function frames(count: number): Promise<void> {
  for (let left = count; left > 0; left--)
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
