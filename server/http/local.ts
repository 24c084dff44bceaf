/** Headers by which a proxy says that it hands a request on. */
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Whether a host name or a network address is always this machine itself. */
export function isLoopback(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/^::ffff:/, '')
  return (
    name === '::1' || /^127(\.\d{1,3}){3}$/.test(name) || name === 'localhost' || name.endsWith('.localhost')
  )
}

/** From where a request comes. */
export interface Origin {
  /** The name by which the server was asked. */
  hostname: string
  /** The network address of the connection. */
  from: string
  /** Whether the request has this header, in small letters. */
  hasHeader: (name: string) => boolean
}

/**
 * Whether a request comes from this machine, to a name that only this machine has, and was handed on by nobody. A page
 * of another site that made its own name lead here, and a tunnel, are found out by the name.
 */
export function isFromThisMachine({ hostname, from, hasHeader }: Origin): boolean {
  return isLoopback(hostname) && isLoopback(from) && !forwarding.some(hasHeader)
}
