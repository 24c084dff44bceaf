/**
 * What the script of the page (`tools/build/page/prerenderedLogin.ts`) and the console say to each other by attributes of the
 * root element, and of the button that was pressed before the console was there.
 */
export const prerendered = { root: 'data-prerendered', pressed: 'data-pressed' } as const

/** The end of the address of the login screen's register mode, for a new tab. A press on a link to it waits for the console as well. */
export const registerHash = '#register'

/** What the page says where its code could not be fetched. */
export const notLoaded = 'The console could not be loaded. Check the connection and load the page again.'

/** The event of the window by which the console says that its code could not be loaded, with the form still as it was. */
export const unloaded = 'unloaded'

/** Marks what only holds the place of something that is on its way: a screen, or the rows of a list. */
export const waiting = { 'data-waiting': true } as const

/** Whether the console shows nothing yet, or only that it waits. */
export const isWaiting = (root: Element): boolean =>
  !root.hasChildNodes() || root.querySelector('[data-waiting]') !== null
