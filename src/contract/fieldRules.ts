/** What is wrong with these values: a sentence by field; an empty object when nothing is. */
export type Problems<Values> = { [F in keyof Values]?: string }

/** Whether the text is a full http or https address with a host. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s]+$/i.test(value)) return false
  try {
    const { hostname } = new URL(value)
    return hostname === 'localhost' || /^[^.].*\.[^.]/.test(hostname) || hostname.startsWith('[')
  } catch {
    return false
  }
}

/** An image's address: on the web, or a path on this host (where the embedded server keeps uploads). */
export function isImageAddress(value: string): boolean {
  return isWebAddress(value) || /^\/(?!\/)[^\s\\]*$/.test(value)
}

const emailPattern = /^[^\s@]+@[^\s@]+$/

/** What is wrong with an e-mail address that somebody has to give. */
export function email(value: string): string | undefined {
  if (value.trim() === '') return 'E-mail is required'
  return emailPattern.test(value.trim()) ? undefined : 'Enter an e-mail address, like name@example.org'
}

/** What is wrong with an image that somebody has to choose. */
export function image(value: string): string | undefined {
  if (value.trim() === '') return 'Featured image is mandatory'
  return isImageAddress(value) ? undefined : 'The image needs a web address: choose the file again'
}

/** What is wrong with a text that has to be given; `label` is the field's, `longest` in characters. */
export function required(label: string, value: string, longest: number): string | undefined {
  return value.trim() === '' ? `${label} is required` : short(label, value, longest)
}

/** What is wrong with a text that may be empty; `longest` in characters. */
export function short(label: string, value: string, longest: number): string | undefined {
  if (value.includes('\u0000')) return `${label} holds a character that cannot be stored: type it again`
  return value.length > longest ? `${label} is too long: ${longest} characters at most` : undefined
}

/** The fields in which something is wrong, alone. */
export function only<Values>(problems: Problems<Values>): Problems<Values> {
  return Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence)) as Problems<Values>
}
