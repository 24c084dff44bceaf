/** Whether the machine is one of Apple's: its command key stands where others have Ctrl. */
export const isApple = (): boolean => /^(Mac|iP)/.test(navigator.platform)

/** The name of that key as it is printed on it. */
export const commandKey = (): string => (isApple() ? '⌘' : 'Ctrl')
