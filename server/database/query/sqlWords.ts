import { forgiven } from '../../../src/contract/search/vocabulary'
import { literally, type Statement } from './sqlParts'

/** Words that all have to occur. */
export interface WantedWords {
  /** Each word in its spellings, any of which will do. */
  words: readonly (readonly string[])[]
  /** With these a word has to begin. */
  atStart: readonly string[]
}

/** Signs that stand before the words of a text, as a regular expression has them in brackets. */
const wordStarts = '-/._( \n'
/** Signs that stand behind them. */
const wordEnds = '-/._),: \n'

/** The conditions of words. */
export function wordConditions({ words, atStart }: WantedWords, statement: Statement): string[] {
  return [
    ...words.map((spellings) => spellings.map((word) => contains(literally(word), statement)).join(' OR ')),
    ...atStart.map((word) => begins(literally(word), statement)),
  ]
}

/** SQL of: a row has what a pattern of LIKE says. */
const contains = (pattern: string, statement: Statement): string =>
  `search_key LIKE ${statement.value(`%${pattern}%`, 'text')}`

/** SQL of: a word of a row begins with what a pattern of LIKE says. One expression, as the index has all of these signs as one. */
const begins = (pattern: string, statement: Statement): string =>
  `search_key ~ ${statement.value(`(^|[${wordStarts}])${asExpression(pattern)}`, 'text')}`

/** SQL of: a word of a row ends with what a pattern of LIKE says. */
const ends = (pattern: string, statement: Statement): string =>
  `search_key ~ ${statement.value(`${asExpression(pattern)}($|[${wordEnds}])`, 'text')}`

/** A pattern of LIKE as a regular expression of PostgreSQL, which takes a backslash before signs of ASCII alone. */
const asExpression = (pattern: string): string =>
  pattern.replace(/\\(.)|(_)|([!-/:-@[-`{-~])/g, (_, sign?: string, any?: string, other?: string) =>
    any ? '.' : `\\${sign ?? other}`,
  )

/** Whether a word may hold a typo. */
export const isForgiven = (word: string): boolean => Array.from(word).length >= forgiven

/** SQL of: a row has the word, or one that is a typo away where one is forgiven. */
export function isNear(word: string, statement: Statement): string {
  const whole = contains(literally(word), statement)
  if (!isForgiven(word)) return whole
  const near = nearPatterns(word)
  const letters = Array.from(word)
  if (letters.length < long)
    return [whole, ...near.map((pattern) => containsWord(pattern, statement))].join(' OR ')
  const found = [whole, ...thirdsOf(letters).map((pattern) => contains(pattern, statement))].join(' OR ')
  // No index has what is put together: only the rows that the patterns of thirds find are looked at by all the others.
  const patterns = [literally(word), ...near].map((pattern) => `%${pattern}%`)
  return `(${found}) AND (search_key || '') LIKE ANY (${statement.value(patterns, 'text[]')})`
}

/** SQL of: a row has what a pattern of LIKE says; at the beginning or the end of a word where its letters are too few to find little. */
function containsWord(pattern: string, statement: Statement): string {
  const [first = '', ...others] = pattern.split('_')
  if ([first, ...others].some((run) => run.length > 3)) return contains(pattern, statement)
  return first.length > 1 ? begins(pattern, statement) : ends(pattern, statement)
}

/** Letters from which a word is looked up by its thirds: its many patterns would each be looked up on their own. */
const long = 9

/** Patterns of LIKE of which any text has one that has this word with a typo: two thirds of it are whole, or two letters changed places between thirds. */
function thirdsOf(letters: readonly string[]): string[] {
  const third = Math.floor(letters.length / 3)
  const behind = letters.length - third
  const text = (from: number, to?: number) => literally(letters.slice(from, to).join(''))
  const swapped = (at: number) =>
    literally([...letters.slice(0, at - 1), letters[at], letters[at - 1], ...letters.slice(at + 1)].join(''))
  return [text(0, behind), text(third), `${text(0, third)}%${text(behind)}`, swapped(third), swapped(behind)]
}

/** Patterns of LIKE of words that are a typo away from this one, and little else. */
function nearPatterns(word: string): string[] {
  const letters = Array.from(word)
  const near = new Set<string>()
  const add = (...parts: readonly string[][]) =>
    near.add(parts.map((part) => (part === anyLetter ? '_' : literally(part.join('')))).join(''))
  for (let at = 0; at <= letters.length; at += 1) {
    const [before, behind] = [letters.slice(0, at), letters.slice(at)]
    const [one, other, ...rest] = behind
    add(before, anyLetter, behind)
    if (one !== undefined) add(before, behind.slice(1))
    if (one !== undefined) add(before, anyLetter, behind.slice(1))
    if (one !== undefined && other !== undefined) add(before, [other, one], rest)
  }
  return [...near]
}

const anyLetter: string[] = []
