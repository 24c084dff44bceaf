/** What stands in place of a picture: the first letter of a name, `@` left out. */
export const firstLetter = (name: string): string =>
  [...name.replace(/^@/, '')][0]?.toLocaleUpperCase('en') ?? ''
