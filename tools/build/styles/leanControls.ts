import type { CSSOptions } from 'vite'
import { dropSelectors, withoutNot } from './dropSelectors.ts'

/** A look of Blueprint's that nothing in the console has. */
interface UnusedLook {
  /** Finds elements that have it. */
  find: string
  /** Is in every selector for it. */
  pattern: RegExp
}

/** Class names after Blueprint's prefix. */
const controls = ['button', 'input', 'input-group', 'form-group', 'label', 'spinner']
const around = ['button-group', 'control-group', 'slider', 'popover-wrapper']
const modifiers = ['intent-success', 'intent-warning', 'intent-default', 'round', 'inline']

const anyOf = (classes: readonly string[]) => `:is(${classes.map((name) => `.bp6-${name}`).join()})`
const anyIn = (classes: readonly string[]) => String.raw`\.bp6-(?:${classes.join('|')})(?![\w-])`
/** What may stand between two classes of one element. */
const same = String.raw`(?:\.bp6-[\w-]+|:[\w-]+)*`

const looks: readonly UnusedLook[] = [
  // The theme is a class.
  { find: '[data-bp-color-scheme]', pattern: /\[data-bp-color-scheme/ },
  { find: anyOf(around), pattern: new RegExp(anyIn(around)) },
  {
    find: anyOf(controls) + anyOf(modifiers),
    pattern: new RegExp(anyIn(controls) + same + anyIn(modifiers)),
  },
  {
    find: anyOf(['input', 'input-group', 'button.bp6-outlined']) + anyOf(['intent-primary']),
    pattern: new RegExp(
      anyIn(['input', 'input-group', String.raw`button${same}\.bp6-outlined`]) +
        same +
        anyIn(['intent-primary']),
    ),
  },
  {
    find: `${anyOf(['active'])}:is(:disabled, .bp6-disabled)`,
    pattern: new RegExp(String.raw`(?::disabled|\.bp6-disabled)${same}${anyIn(['active'])}`),
  },
  // An icon that is a character of a font.
  {
    find: ':is(.bp6-icon-standard, .bp6-icon-large, .bp6-button[class*="bp6-icon-"])',
    pattern: new RegExp(
      String.raw`${anyIn(['icon-standard', 'icon-large'])}|${anyIn(['button'])}${same}\[class\*=["']?bp6-icon-`,
    ),
  },
]

/** Finds elements with such a look. The audit of every story does so: their rules are missing. */
export const unusedLooks = looks.map(({ find }) => find).join()

/** Whether a selector is for such a look. */
export function isUnused(selector: string): boolean {
  const plain = withoutNot(selector)
  return looks.some(({ pattern }) => pattern.test(plain))
}

/** Leaves the rules of such looks out: a third of what the first screen brings in style. */
export const leanControls: Extract<CSSOptions['postcss'], object> = {
  plugins: [
    {
      postcssPlugin: 'lean-controls',
      Rule: (rule) => dropSelectors(rule, isUnused),
    },
  ],
}
