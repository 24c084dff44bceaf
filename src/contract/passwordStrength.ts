/** How hard a password is to guess, from 0 (at once) to 4 (not with the machines of today). */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

/** Passwords below this are refused: the common ones, and what can be guessed in less than a million tries. */
export const lowestScore = 2

/** What is said of a password that is refused. */
export const guessableSentence = 'This password is easy to guess: choose another one'

/** Longer ones are judged by their beginning, as the work grows faster than their length. */
const longestJudged = 64

/**
 * Judges a password by zxcvbn. `about` are words that others know of the person, such as name and e-mail address. The
 * dictionaries are a chunk of their own.
 */
export async function passwordScore(password: string, about: readonly string[]): Promise<PasswordScore> {
  const judge = await (judging ??= loadJudge().catch((error: unknown) => {
    judging = undefined
    throw error
  }))
  return judge.check(password.slice(0, longestJudged), about.flatMap(wordsOf)).score
}

/** A name or address as a whole, and its parts. */
const wordsOf = (text: string): string[] =>
  [text, ...text.split(/[\s@.,_-]+/)].filter((word) => word.length > 2)

let judging: ReturnType<typeof loadJudge> | undefined

async function loadJudge() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  })
}
