/** So many tags, as a list of them is answered. */
export const manyTags = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `tag ${at}` }))
