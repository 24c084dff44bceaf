const parts = /^(?<start>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]*)(?<rest>[^#]*)$/

/**
 * The addresses of the servers that a `DATABASE_URL` names, one for each of its hosts:
 * `postgres://user@one:5432,two:5432/name?target_session_attrs=read-write`. None where it is no such address.
 */
export function databaseAddresses(url: string): string[] {
  const { start = '', hosts = '', rest = '' } = parts.exec(url)?.groups ?? {}
  const names = hosts.split(',')
  const addresses = names.map((host) => `${start}${host}${rest}`)
  const isWhole = start !== '' && (names.length === 1 || !names.includes(''))
  return isWhole && addresses.every((address) => URL.canParse(address)) ? addresses.map(withoutTarget) : []
}

/** Whether it asks for the server that takes writes, as libpq's `target_session_attrs` does, or for nothing of the kind. */
export function wantsPrimary(url: string): boolean {
  const target = /[?&]target_session_attrs=([^&]*)/.exec(url)?.[1]
  return target === undefined || target === 'read-write' || target === 'primary'
}

/** The hosts and the name of a database, without user and password: `one:5432,two:5432/name`. */
export function shownDatabase(url: string): string {
  const { hosts = '', rest = '' } = parts.exec(url)?.groups ?? {}
  return `${hosts}${rest.split('?')[0]}`
}

/** The driver does not know it. */
function withoutTarget(address: string): string {
  const url = new URL(address)
  if (!url.searchParams.has('target_session_attrs')) return address
  url.searchParams.delete('target_session_attrs')
  return url.href
}
