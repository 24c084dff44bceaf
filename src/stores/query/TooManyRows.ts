import { countWord } from '../../contract/words'
/** More rows were asked for than a page can hold; its message says so, and what to do. */
export class TooManyRows extends Error {
  constructor(
    /** What cannot be done: `be selected at once`. */
    wanted: string,
    readonly most: number,
  ) {
    super(`No more than ${countWord(most)} can ${wanted}: narrow the list by a search or filters first`)
  }
}
