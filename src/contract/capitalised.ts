/** A text with a capital at its start: 'Language stack'. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
