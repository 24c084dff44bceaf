/** What the users page says of a failure that has no words of its own (specification §8). */
export const usersSentence = 'Something went wrong'
