import { limits } from '../../../src/contract/limits'
import {
  choiceFilters,
  flags,
  gaps,
  type ChoiceFilter,
  type Flag,
  type Gap,
  type ProjectFilters,
} from '../../database/query/projectQuery'
import { invalid } from '../../http/HttpError'

/**
 * The filters of a list of projects, each written as in the console's address: `active`, `tag:7`, `license:MIT`. Throws an
 * `HttpError` of 422 that says what is possible.
 */
export function readFilters(tokens: readonly string[]): ProjectFilters {
  const chosen: { [F in ChoiceFilter]: string[] } = {
    tag: [],
    category: [],
    stack: [],
    license: [],
    missing: [],
  }
  const on = new Set<Flag>()
  for (const token of tokens) {
    const at = token.indexOf(':')
    const filter = at < 0 ? token : token.slice(0, at)
    if (at < 0 && isOf(flags, filter)) on.add(filter)
    else if (at >= 0 && isOf(choiceFilters, filter)) chosen[filter].push(decoded(token.slice(at + 1)))
    else throw refused(`has to be one of ${flags.join(', ')}, or begin with one of ${choices}`)
  }
  return {
    flags: flags.filter((flag) => on.has(flag)),
    tag: ids('tag', chosen.tag),
    category: ids('category', chosen.category),
    stack: ids('stack', chosen.stack),
    license: distinct(chosen.license.map(storable)),
    missing: distinct(chosen.missing.map(gapOf)),
  }
}

const choices = choiceFilters.map((filter) => `${filter}:`).join(', ')
const refused = (problem: string) => invalid({ filter: `Each filter ${problem}` })
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]

function isOf<T extends string>(names: readonly T[], name: string): name is T {
  return (names as readonly string[]).includes(name)
}

function ids(filter: string, texts: readonly string[]): number[] {
  return distinct(
    texts.map((text) => {
      const id = Number(text)
      if (/^[1-9]\d{0,9}$/.test(text) && id <= limits.id) return id
      throw refused(`${filter}: needs an id behind it, a whole number from 1 to ${limits.id}`)
    }),
  )
}

function gapOf(text: string): Gap {
  if (isOf(gaps, text)) return text
  throw refused(`missing: needs one of ${gaps.join(', ')} behind it`)
}

function storable(text: string): string {
  if (!text.includes('\0')) return text
  throw refused('license: holds a character that no license has')
}

/** An address that somebody wrote by hand may hold anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
