import { forgiven, Vocabulary } from '../../../src/contract/search/vocabulary'
import type { SqlConnection } from '../sql'
import { literally, Statement } from './sqlParts'

/** Whether a word may hold a typo. */
export const isForgiven = (word: string): boolean => Array.from(word).length >= forgiven

/** The words of projects that may be meant by words with a typo. */
export async function nearWords(connection: SqlConnection, words: readonly string[]): Promise<Vocabulary> {
  const known = new Vocabulary(words)
  for (const word of words.filter(isForgiven)) {
    const letters = Array.from(word)
    // One typo leaves the first half of a word as it is, or what is behind the letter that follows this half.
    const half = Math.floor((letters.length - 1) / 2)
    const start = letters.slice(0, half).join('')
    const end = letters
      .slice(half + 1)
      .toReversed()
      .join('')
    const statement = new Statement()
    const isAsLong = () =>
      `length(word) BETWEEN ${statement.value(letters.length - 1, 'integer')} AND ${statement.value(letters.length + 1, 'integer')}`
    const begins = (text: string) => `LIKE ${statement.value(`${literally(text)}%`, 'text')}`
    const near = await statement.run<{ word: string }>(
      connection,
      `SELECT word FROM project_words WHERE word ${begins(start)} AND ${isAsLong()}
       UNION SELECT word FROM project_words WHERE reverse(word) ${begins(end)} AND ${isAsLong()}`,
    )
    known.learn(near.map((row) => row.word))
  }
  return known
}
