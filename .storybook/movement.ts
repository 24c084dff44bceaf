import { configure, getConfig } from 'storybook/test'

/** What takes longer is no step of a play: a toast's own time, say. In ms. */
const longest = 1000

/**
 * From now on whatever a play waits for, by `findBy…`, `waitFor` or a press, is there once movement has ended as well: a
 * dialog that fades in can be seen then, as it can by a person, and what a play reads is what stays. Where movement is
 * reduced there is nothing to wait for.
 */
export function waitForMovement(): void {
  const { asyncWrapper } = getConfig()
  configure({
    asyncWrapper: async (act) => {
      const result = await asyncWrapper(act)
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(isShort)
          .map(({ finished }) => finished),
      )
      return result
    },
  })
}

function isShort({ playState, effect, currentTime }: Animation): boolean {
  const end = Number(effect?.getComputedTiming().endTime ?? 0)
  return playState === 'running' && end - Number(currentTime ?? 0) <= longest
}
