import { distance } from 'fastest-levenshtein'
import { compareTexts } from '../../lib/english/compareTexts'
import { bare, numbers } from '../picker/nearlySame'

/** From so many letters on two names may be the same with one letter of difference: Vue and Vim are two things. */
const forgiven = 5

/**
 * Pairs of names that may well mean the same: they differ by case, blanks and punctuation, by a plural, by `js` or `.js` at the
 * end, or by one letter in a longer name. Of several that differ by the same, each is paired with the first. Names are compared
 * only with those that share a key with them: thousands are quick.
 */
export function nearPairs<Named extends { id: number; name: string }>(
  list: readonly Named[],
): (readonly [Named, Named])[] {
  const pairs = new Map<string, readonly [Named, Named]>()
  const add = (a: Named, b: Named) => {
    const pair = a.id < b.id ? ([a, b] as const) : ([b, a] as const)
    if (a.id !== b.id) pairs.set(`${pair[0].id}-${pair[1].id}`, pair)
  }
  const names = list.map((named) => ({ named, text: bare(named.name) })).filter(({ text }) => text !== '')
  const firsts = new Map<string, Named>()
  for (const { named, text } of names) {
    for (const key of keysOf(text)) {
      const first = firsts.get(key)
      if (first) add(first, named)
      else firsts.set(key, named)
    }
  }
  for (const bucket of bucketsOf(names.filter(({ text }) => text.length >= forgiven))) {
    bucket.forEach((one, index) => {
      for (const other of bucket.slice(index + 1))
        if (distance(one.text, other.text) === 1) add(one.named, other.named)
    })
  }
  return [...pairs.values()].sort(([a], [b]) => compareTexts(a.name, b.name))
}

/** Two names that share one of these differ by how they are written, by a plural or by `js`. */
function keysOf(text: string): Set<string> {
  return new Set([
    `as ${singular(text)}`,
    `as ${text.length > 3 ? text.replace(/js$/, '') : text}`,
    `as ${text}`,
  ])
}

/** `library` of `libraries`, `box` of `boxes`, `parser` of `parsers`; short names and those in `ss` stay. */
function singular(text: string): string {
  if (text.length < 4 || /(ss|js)$/.test(text)) return text
  if (text.endsWith('ies') && text.length > 4) return `${text.slice(0, -3)}y`
  return text.replace(/(?<=[sxz]|[cs]h)es$|s$/, '')
}

interface Written<Named> {
  named: Named
  text: string
}

/** Names that become the same when one letter is left out: only these can be one letter apart. A digit makes another thing. */
function bucketsOf<Named>(names: readonly Written<Named>[]): Written<Named>[][] {
  const buckets = new Map<string, Written<Named>[]>()
  for (const written of names) {
    const { text } = written
    const digits = numbers(text)
    const keys = new Set([text])
    for (let at = 0; at < text.length; at += 1) keys.add(text.slice(0, at) + text.slice(at + 1))
    for (const key of keys) {
      const bucket = buckets.get(`${digits} ${key}`)
      if (bucket) bucket.push(written)
      else buckets.set(`${digits} ${key}`, [written])
    }
  }
  return [...buckets.values()].filter(({ length }) => length > 1)
}
