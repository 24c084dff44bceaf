import type { Role } from './access/roles'
import type { MediaItem } from './entities'

const roleWords: Readonly<Record<Role, string>> = {
  SUPER_ADMIN: 'Super admin',
  ADMIN: 'Admin',
  CONTENT_EDITOR: 'Content editor',
  NORMAL: 'Normal',
  BLOCKED: 'Blocked',
}

const mediaTypeWords: Readonly<Record<MediaItem['type'], string>> = { YOUTUBE: 'YouTube', IMAGE: 'Image' }

/** The embedded server's states of a claim; the set is the host's (specification §3). */
const claimStatusWords: Readonly<Record<string, string>> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
}

const wordIn = (words: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(words, value) ? (words[value] ?? value) : value

/** A role as it is read; one that this client does not know, as it was sent. */
export const roleWord = (role: string): string => wordIn(roleWords, role)

/** A media item's type as it is read; one that this client does not know, as it was sent. */
export const mediaTypeWord = (type: string): string => wordIn(mediaTypeWords, type)

/** A claim's status as it is read; one that this client does not know, as it was sent. */
export const claimStatusWord = (status: string): string => wordIn(claimStatusWords, status)

/** A text with a capital at its start: 'Language stack'. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * A count with thousands separators: 12,345; an estimate rounded to three significant digits: 12,300. The same as
 * `Intl.NumberFormat('en')`, whose creation would delay the first screen.
 */
export const countWord = (count: number, isAbout = false): string =>
  String(isAbout ? Number(count.toPrecision(3)) : count).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** A count as it is read, which says of an estimate that it is one: `about 12,300`. */
export const aboutWord = (count: number, isAbout = false): string =>
  `${isAbout ? 'about ' : ''}${countWord(count, isAbout)}`
