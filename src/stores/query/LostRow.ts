/** A row does not stand any more where it stood when it was shown; its message says what to do. */
export class LostRow extends Error {
  constructor() {
    super('The list has changed, and the row that the range begins at is not where it was: select it again')
  }
}
