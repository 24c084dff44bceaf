import type { Rule } from 'postcss'

/** Takes selectors out of a rule, and the rule itself out of its sheet where none is left. */
export function dropSelectors(rule: Rule, isUnneeded: (selector: string) => boolean): void {
  const needed = rule.selectors.filter((selector) => !isUnneeded(selector))
  if (needed.length === 0) rule.remove()
  else if (needed.length < rule.selectors.length) rule.selectors = needed
}

/** A selector without its `:not(…)`: what an element has, rather than what it lacks. */
export const withoutNot = (selector: string): string => selector.replaceAll(/:not\([^()]*\)/g, '')
