const darkQuery = '(prefers-color-scheme: dark)'

/** The machine's own setting, which `system` follows. */
export const darkMachine = (): MediaQueryList => window.matchMedia(darkQuery)

/** Whether this theme is dark now; what is no theme counts as `system`. */
export const isDark = (theme: string | null): boolean =>
  theme === 'dark' || (theme !== 'light' && darkMachine().matches)
