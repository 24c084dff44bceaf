import type { CSSOptions } from 'vite'

type PostCss = Exclude<CSSOptions['postcss'], string | undefined>
type Step = NonNullable<PostCss['plugins']>[number]

/** A rule of a style sheet, as PostCSS hands it out. */
interface Rule {
  selectors: string[]
  remove: () => void
}
interface Root {
  source?: { input: { file?: string } }
  walkRules: (visit: (rule: Rule) => void) => void
}

const first = /\/src\/styles\/base\.scss(?:\?|$)/
const later = /\/src\/styles\/outlinedButtons\.scss(?:\?|$)/

/** What an element must not be. */
const exception = /:not\((?:[^()]|\([^()]*\))*\)/g
const isOther = /\.bp6-outlined(?![\w-])/

/**
 * Divides Blueprint's rules for buttons: those of buttons with an outline, which no first screen shows, stand in
 * `outlinedButtons.scss` alone. It fails a build in which there were none.
 */
export function splitButtons(): Step {
  return {
    postcssPlugin: 'split-buttons',
    Once(root: Root) {
      const file = root.source?.input.file?.replaceAll('\\', '/') ?? ''
      const isLater = later.test(file)
      if (!isLater && !first.test(file)) return
      let moved = 0
      root.walkRules((rule) => {
        const left = rule.selectors.filter((selector) => {
          const bare = selector.replace(exception, '')
          if (!isOther.test(bare)) return !isLater
          moved++
          return isLater
        })
        if (left.length === 0) rule.remove()
        else if (left.length < rule.selectors.length) rule.selectors = left
      })
      if (moved === 0)
        throw new Error(
          `The build step “split-buttons” has replaced nothing of ${file}: look whether Blueprint has renamed its classes.`,
        )
    },
  } as Step
}
