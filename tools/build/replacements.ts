import type { Rollup } from 'vite'

/** What a step of the build replaces; each of it has to be met, or else the build fails. */
export interface Replacements {
  /** Notes that this one of them was replaced. */
  note: (target: string) => void
  /** Starts anew: a watched build runs several times. */
  reset: () => void
  /** Fails the build by a sentence that names the step, where one of them was not replaced. */
  require: (context: Pick<Rollup.PluginContext, 'error'>) => void
}

/**
 * A step that replaces a part of a library does nothing, silently, once that library names its part otherwise. This counts
 * what a step replaced.
 */
export function countReplacements(step: string, targets: readonly string[]): Replacements {
  const met = new Set<string>()
  return {
    note: (target) => void met.add(target),
    reset: () => met.clear(),
    require(context) {
      const missed = targets.filter((target) => !met.has(target))
      if (missed.length > 0)
        context.error(
          `The build step “${step}” has replaced nothing of ${missed.join(' and ')}: ` +
            'look whether the library has moved it, and change the step or remove it.',
        )
    },
  }
}
