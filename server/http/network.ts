/**
 * Whose tries count together: an IPv4 address, or the first 64 bits of an IPv6 one, as one person has all the addresses
 * below them. Text that is no address stands for itself.
 */
export function networkOf(address: string): string {
  const plain = address.trim().replace(/%.*$/, '').toLowerCase()
  if (!plain.includes(':') || !URL.canParse(`http://[${plain}]`)) return plain
  const groups = groupsOf(new URL(`http://[${plain}]`).hostname.slice(1, -1))
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) return embedded(groups)
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address in the short form that URLs have. */
function groupsOf(short: string): number[] {
  const [before = '', after] = short.split('::')
  const numbers = (text: string) => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)))
  const [left, right] = [numbers(before), numbers(after ?? '')]
  const missing = after === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: missing }, () => 0), ...right]
}

/** The IPv4 address in one of the kind `::ffff:192.0.2.1`. */
function embedded(groups: readonly number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}
