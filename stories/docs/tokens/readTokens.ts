export type Kind = 'color' | 'length' | 'shadow' | 'font' | 'time' | 'number'

/** A custom property of the design system, with what it comes to in both themes. */
export interface Token {
  /** With its dashes: `--text-muted`. */
  name: string
  kind: Kind
  light: string
  dark: string
}

type Values = ReadonlyMap<string, string>

/** Reads the tokens of a compiled stylesheet: those of `:root`, and what `.bp6-dark` says otherwise. What is not the design system's is left out: Blueprint's own (`--bp-…`), and what the compiler of styles puts. */
export function readTokens(css: string): Token[] {
  const light = valuesOf(css, ':root')
  const dark = new Map([...light, ...valuesOf(css, '.bp6-dark')])
  return [...light.keys()]
    .filter((name) => !/^--(bp|lightningcss)-/.test(name))
    .map((name) => {
      const inLight = resolved(name, light)
      return { name, kind: kindOf(name, inLight), light: inLight, dark: resolved(name, dark) }
    })
}

/** What the first rule of a selector that declares custom properties says; rules within `@media` come after it and don't count. */
function valuesOf(css: string, selector: string): Map<string, string> {
  const start = css.search(new RegExp(String.raw`(^|[}\s])${selector.replace('.', String.raw`\.`)}\s*\{`))
  if (start < 0) throw new Error(`The stylesheet has no rule for ${selector}`)
  const open = css.indexOf('{', start)
  const body = css.slice(open + 1, css.indexOf('}', open))
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)(?:;|$)/g))
    values.set(name, value.replace(/\s+/g, ' ').trim())
  return values
}

function resolved(name: string, values: Values, seen: readonly string[] = []): string {
  const value = values.get(name)
  if (value === undefined || seen.includes(name)) throw new Error(`${name} has no value`)
  return value.replace(/var\((--[\w-]+)\)/g, (_, other: string) => resolved(other, values, [...seen, name]))
}

function kindOf(name: string, value: string): Kind {
  if (/^(#|rgba?\(|[a-z]+$)/.test(value)) return 'color'
  if (name.startsWith('--font')) return 'font'
  if (name.startsWith('--shadow')) return 'shadow'
  if (/^[\d.]+(px|rem)$/.test(value)) return 'length'
  if (/^[\d.]+m?s$/.test(value)) return 'time'
  return 'number'
}
