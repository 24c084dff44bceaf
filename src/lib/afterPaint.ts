/** Resolves when the page has had time for what waits: keys, presses, a picture. */
export const afterPaint = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
