/** Headers by which a proxy says that it hands a request on. */
export const forwarding = [
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

/**
 * Whether a request comes from this machine, to a name that only this machine has, and was handed on by nobody. A page
 * of another site that made its own name lead here, and a tunnel, are found out by the name.
 */
export function isFromThisMachine(request: Request, from: string): boolean {
  const isHandedOn = forwarding.some((header) => request.headers.has(header))
  return isLoopback(new URL(request.url).hostname) && isLoopback(from) && !isHandedOn
}
