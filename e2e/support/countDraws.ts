import type { Page } from 'playwright'

interface Fiber {
  flags: number
  type: unknown
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

interface Counting {
  drawn: number
}

/** Counts the components that React draws, new or again, on the pages that are loaded from now on. */
export async function countDraws(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const window = globalThis as unknown as Counting
    window.drawn = 0
    /** What React sets on a component that it has called. */
    const called = 1
    const count = (first: Fiber | null): void => {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        if ((fiber.flags & called) !== 0 && fiber.type && typeof fiber.type !== 'string') window.drawn += 1
        // The same child as before: nothing below was drawn.
        if (fiber.child !== fiber.alternate?.child) count(fiber.child)
      }
    }
    // What React tells its developer tools.
    Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
      value: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => count(current),
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
      },
    })
  })
}

/** How many components were drawn while `act` was done, and until nothing has been drawn for half a second. */
export async function drawsOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await untilQuiet(page)
  await page.evaluate(() => void ((globalThis as unknown as Counting).drawn = 0))
  await act()
  return untilQuiet(page)
}

async function untilQuiet(page: Page): Promise<number> {
  for (let before = -1; ;) {
    const drawn = await page.evaluate(() => (globalThis as unknown as Counting).drawn)
    if (drawn === before) return drawn
    before = drawn
    await page.waitForTimeout(500)
  }
}
