/** State of the location that a link back leads to: a list that it opens again stands as it was left. */
export const backState = { back: true }
