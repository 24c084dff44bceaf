/**
 * Stands in the built console for Blueprint's input with `asyncControl`, which no field uses: 0.5 kB gzip that the login
 * screen would fetch.
 */
export const AsyncControllableInput = 'input'
