/** The beginning of a text that a spreadsheet takes as a formula; behind apostrophes, so that one can be taken off again. */
export const formulaStart = /^'*[=+\-@\t\r]/
