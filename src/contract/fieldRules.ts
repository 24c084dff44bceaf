import { limits } from './limits'
import { looksEmpty } from './fields/looksEmpty'

/** What is wrong with these values: a sentence by field; an empty object when nothing is. */
export type Problems<Values> = { [F in keyof Values]?: string }

/** Whether the text is a full http or https address with a host, and with no name before it that passes for one. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\p{Cc}\p{Cf}]+$/iu.test(value)) return false
  try {
    const { hostname, username, password } = new URL(value)
    if (username !== '' || password !== '') return false
    return hostname === 'localhost' || /^[^.].*\.[^.]/.test(hostname) || hostname.startsWith('[')
  } catch {
    return false
  }
}

/** An image's address: on the web by https, or a path on this host that leads to no call (there hosts keep uploads). */
export function isImageAddress(value: string): boolean {
  if (/^https:/i.test(value)) return isWebAddress(value)
  return (
    /^\/(?!\/|api(?:\/|$))[^\s\\\p{Cc}\p{Cf}]*$/u.test(value) && !/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(value)
  )
}

const emailPattern = /^[^\s@]+@[^\s@]+$/

/** What is wrong with an e-mail address that somebody has to give. */
export function email(value: string): string | undefined {
  if (value.trim() === '') return 'E-mail is required'
  return emailPattern.test(value.trim()) && value.length <= limits.email
    ? undefined
    : 'Enter an e-mail address, like name@example.org'
}

/** What is wrong with an image that somebody has to choose. One that nobody changed may stay (decisions). */
export function image(value: string, original?: string): string | undefined {
  if (looksEmpty(value)) return 'Featured image is mandatory'
  if (value === original) return undefined
  return isImageAddress(value)
    ? short('The address of the image', value, limits.url)
    : 'The image needs a web address: choose the file again'
}

/** What is wrong with a text that has to be given; `label` is the field's, `longest` in characters. */
export function required(label: string, value: string, longest: number): string | undefined {
  return looksEmpty(value) ? `${label} is required` : short(label, value, longest)
}

/** What is wrong with a text that may be empty; `longest` in characters. */
export function short(label: string, value: string, longest: number): string | undefined {
  if (value.includes('\u0000')) return `${label} holds a character that cannot be stored: type it again`
  return value.length > longest ? `${label} is too long: ${longest} characters at most` : undefined
}

/** What is wrong with the number of records that were chosen; `what` as in "tags". */
export function few(what: string, ids: readonly number[]): string | undefined {
  return ids.length > limits.related ? `Choose ${limits.related} ${what} at most` : undefined
}

/** What is wrong with what somebody signs in with. */
export function loginProblems(values: {
  email: string
  password: string
}): Problems<{ email: string; password: string }> {
  return only({
    email: email(values.email),
    password:
      values.password === '' ? 'Password is required' : short('Password', values.password, limits.password),
  })
}

/** The fields in which something is wrong, alone. */
export function only<Values>(problems: Problems<Values>): Problems<Values> {
  return Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence)) as Problems<Values>
}
