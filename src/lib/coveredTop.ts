/** So many px at the top of the window are left free, for what stays there, where the browser scrolls to something: `scroll-padding-top`. */
export const coveredTop = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
