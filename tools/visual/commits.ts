import { home } from './home'
import { readLooks, type Look } from './pictures/looks'
import { run } from './run'

/** A commit, as the overview names it. */
export interface Commit {
  id: string
  subject: string
  /** ISO 8601. */
  date: string
}

const git = (...words: string[]): string => run('git', words, home.root)
const idOf = (name: string): string =>
  run('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], home.root, {
    otherwise: `There is no commit ${name}.`,
  }).trim()

/** Whether the files that Git knows are those of the last commit. */
export const isClean = (): boolean => git('status', '--porcelain', '--untracked-files=no').trim() === ''

/** A commit by any name that Git takes. Throws a sentence where there is none. */
export function commitOf(name: string): Commit {
  const [id = '', date = '', subject = ''] = git('log', '-1', '--format=%H%n%cI%n%s', idOf(name)).split('\n')
  return { id, date, subject }
}

/**
 * The last landed commit that these files come from: where the branch left `main`, or the commit before the last one on
 * `main` itself. Changes that are not committed are compared with the last commit there.
 */
export function landedCommit(): Commit {
  const main = ['origin/main', 'main'].find((name) => {
    try {
      return idOf(name) !== ''
    } catch {
      return false
    }
  })
  if (main === undefined) throw new Error('There is no branch main: name the commit by --since.')
  const base = git('merge-base', 'HEAD', main).trim()
  return commitOf(base === idOf('HEAD') && isClean() ? 'HEAD~1' : base)
}

/** The `Looks:` lines of the commits after `base`, the newest first. */
export const looksSince = (base: string): Look[] =>
  readLooks(git('log', '--format=%H%n%cI%n%B%x00', `${idOf(base)}..HEAD`))

/** The `Looks:` lines of all commits, the newest first. */
export const allLooks = (): Look[] =>
  readLooks(git('log', '--extended-regexp', '--grep=^Looks: ', '--format=%H%n%cI%n%B%x00'))
