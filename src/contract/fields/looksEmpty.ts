/** What nobody sees: blanks, signs of control and format, marks without a letter, and letters that are blank. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu

/** Whether a text shows nothing. */
export const looksEmpty = (text: string): boolean => text.replace(unseen, '') === ''
