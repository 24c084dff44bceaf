/** The beginning of a text that a spreadsheet takes as a formula. */
export const formulaStart = /^[=+\-@\t\r]/
