import { contrast } from './contrast'
import type { Token } from './readTokens'

/** A colour on a ground that it is meant to stand on, and what WCAG 2.2 AA asks of the two. */
export interface Pair {
  foreground: string
  background: string
  /** 4.5 for text (1.4.3), 3 for what shows a control or the focus (1.4.11). */
  least: 4.5 | 3
  light: number
  dark: number
}

const isGround = (name: string) => name.startsWith('--surface')
const own = /^--(success|warning|danger|neutral)-surface$/

/** Grounds of a colour, by its name; none for what is decoration only. */
function groundsOf(name: string, grounds: readonly string[]): readonly string[] {
  if (name === '--text-on-accent') return ['--accent', '--danger']
  const [, intent] = /^--(success|warning|danger)-text$/.exec(name) ?? []
  if (intent) return [...grounds, `--${intent}-surface`]
  if (name === '--text' || name === '--text-muted') return [...grounds, '--neutral-surface']
  if (name.endsWith('-text') || name === '--text-link') return grounds
  return name === '--border-control' || name === '--focus' ? grounds : []
}

/** Every pair of colours that screens use, derived from the tokens' names, with its ratios. */
export function contrastPairs(tokens: readonly Token[]): Pair[] {
  const colors = new Map(tokens.filter(({ kind }) => kind === 'color').map((token) => [token.name, token]))
  const grounds = [...colors.keys()].filter(isGround)
  return [...colors.values()].flatMap((token) => {
    const isText = token.name.includes('text')
    return groundsOf(token.name, grounds).flatMap((name): Pair[] => {
      const ground = colors.get(name)
      if (!ground) throw new Error(`${token.name} stands on ${name}, which is no colour`)
      return [
        {
          foreground: token.name,
          background: name,
          least: isText ? 4.5 : 3,
          light: contrast(token.light, ground.light),
          dark: contrast(token.dark, ground.dark),
        },
      ]
    })
  })
}

/** Whether other colours stand on this one. */
export const isBackground = (name: string): boolean => isGround(name) || own.test(name)

/** The pairs that miss what is asked of them in a theme: `--text on --surface: 3.9 in dark`. */
export const misses = (pairs: readonly Pair[]): string[] =>
  pairs.flatMap((pair) =>
    (['light', 'dark'] as const)
      .filter((theme) => pair[theme] < pair.least)
      .map((theme) => `${pair.foreground} on ${pair.background}: ${pair[theme].toFixed(2)} in ${theme}`),
  )
