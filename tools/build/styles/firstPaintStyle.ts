import postcss from 'postcss'
import { dropSelectors, withoutNot } from './dropSelectors.ts'

/**
 * Leaves out of a style sheet what a page without its script has no use for: rules for disabled controls, for those that are held down,
 * as the page marks what was pressed, and for those under the pointer, whose look may come with the sheet itself; rules for classes that
 * its `html` does not have, and for Internet Explorer; conditions without rules, and custom properties that no other declaration reads.
 * `style` is the text of a sheet; throws where it can't be parsed.
 */
export function firstPaintStyle(style: string, html: string): string {
  const sheet = postcss.parse(style)
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const isUnneeded = (selector: string) => {
    const wanted = withoutNot(selector)
    return (
      /:(?:disabled|active|hover|-ms-\w+)\b/.test(wanted) ||
      [...wanted.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => !classes.has(name))
    )
  }
  sheet.walkRules((rule) => dropSelectors(rule, isUnneeded))
  sheet.walkAtRules(/^(?:media|supports)$/, (condition) => {
    if (condition.nodes?.length === 0) condition.remove()
  })
  removeUnread(sheet)
  return sheet.toString()
}

/** Removes custom properties that are read nowhere, then those that only these have read, and the rules that are left empty. */
function removeUnread(sheet: postcss.Root): void {
  const read = new Set([...sheet.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name))
  let removed = false
  sheet.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return
    removed = true
    let emptied: postcss.Container | undefined = declaration.parent
    declaration.remove()
    while (emptied?.type !== 'root' && emptied?.nodes?.length === 0) {
      const { parent } = emptied
      emptied.remove()
      emptied = parent as postcss.Container | undefined
    }
  })
  if (removed) removeUnread(sheet)
}
