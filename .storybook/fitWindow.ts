import { fits, playWidthOf } from './widths'

type Fit = (tags: readonly string[]) => Promise<void>

/** How long Storybook's manager may take to set the width of a story that it has just opened, in ms. */
const patience = 1000

/** In Storybook's manager it is the manager that sets the width (`.storybook/manager.ts`): this waits for it. */
const waitForManager: Fit = async (tags) => {
  if (window.parent === window) return
  const begun = performance.now()
  while (!windowFits(tags) && performance.now() - begun < patience)
    await new Promise((resolve) => setTimeout(resolve, 20))
}

let fit = waitForManager

/** Hands the stories a window whose size can be set: the run of the tests has one. */
export const plugInWindow = (real: Fit): void => void (fit = real)

/** Whether the play of a story with these tags can take place in the window as it is. */
export const windowFits = (tags: readonly string[]): boolean => fits(window.innerWidth, playWidthOf(tags))

/** Makes the window as wide as the play of a story needs it, where that can be done. */
export const fitWindow: Fit = (tags) => fit(tags)
