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

/** The conditions of words on a row of `project_texts`. */
export function wordConditions({ words, atStart }: WantedWords, statement: Statement): string[] {
  return [
    ...words.map((spellings) => spellings.map((word) => contains(word, statement)).join(' OR ')),
    ...atStart.map((word) => begins(word, statement)),
  ]
}

const contains = (word: string, statement: Statement): string =>
  `search_key LIKE ${statement.value(`%${literally(word)}%`, 'text')}`

/** SQL of: a word of a row begins so. One expression, as the index has all of the signs before words as one. */
const begins = (word: string, statement: Statement): string =>
  `search_key ~ ${statement.value(`(^|[${wordStarts}])${asExpression(word)}`, 'text')}`

/** A text as a regular expression of PostgreSQL, which takes a backslash before signs of ASCII alone. */
const asExpression = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
