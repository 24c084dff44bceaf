import type { HistoryEntry } from '../../contract/endpoints/history'
import { roleWord } from '../../contract/words'
import { entryFields, historyField, kindWord } from './entryFields'

/** An entry as a sentence: actor, verb, link, the record's name, rest. */
export interface EntryWords {
  actor: string
  /** 'changed License' */
  verb: string
  /** What leads to the record's name: 'of', 'the project'. Without it the record is not named. */
  link?: string | undefined
  /** Behind the name: 'from Normal to Admin'. */
  rest?: string
  /** Id of the record of the same kind that took its place. */
  into?: unknown
}

/** What an entry says: who did what. */
export function entryWords(entry: HistoryEntry): EntryWords {
  const { event, by, record } = entry
  const actor = by ? by.name || by.email || 'Somebody without a name' : withoutUser(entry)
  const isOwn = by !== null && by !== undefined && record?.kind === 'user' && record.id === by.id
  return { actor, ...done(entry, event, isOwn) }
}

function done(entry: HistoryEntry, event: string, isOwn: boolean): Omit<EntryWords, 'actor'> {
  const { record } = entry
  switch (event) {
    case 'created':
      return added(entry)
    case 'changed':
      return changed(entry, isOwn)
    case 'removed':
      return 'mergedInto' in entry.after
        ? {
            verb: 'merged',
            link: `the ${kindWord(record?.kind ?? 'record')}`,
            into: entry.after['mergedInto'],
          }
        : { verb: 'removed', link: `the ${kindWord(record?.kind ?? 'record')}` }
    case 'restored':
      return { verb: 'brought back', link: `the ${kindWord(record?.kind ?? 'record')}` }
    case 'signedIn':
      return { verb: `signed in${signInWays[entry.call] ?? ''}` }
    case 'signedOut':
      return { verb: 'signed out' }
    case 'signInRefused':
      return { verb: 'was refused to sign in', link: record ? 'as' : undefined }
    case 'passwordRefused':
      return { verb: 'entered a wrong own password' }
    case 'notAllowed':
      return { verb: 'was refused what their role does not allow' }
    case 'linkSent':
      return { verb: 'had a sign-in link sent', link: 'to' }
    case 'sessionsEnded':
      return isOwn ? { verb: 'ended their other sessions' } : { verb: 'ended all sessions', link: 'of' }
    default:
      return { verb: event, link: record ? `the ${kindWord(record.kind)}` : undefined }
  }
}

const signInWays: Readonly<Record<string, string>> = { verify: ' by a link', oidc: ' by single sign-on' }

/** Nobody is signed in: a program on the server, or somebody at the login screen. */
function withoutUser({ call, event }: HistoryEntry): string {
  const isProgram = call === 'start' || call.startsWith('admin')
  return isProgram || event === 'created' || event === 'changed' ? 'The server' : 'Somebody'
}

function added({ record, call }: HistoryEntry): Omit<EntryWords, 'actor'> {
  if (record?.kind !== 'user') return { verb: 'added', link: `the ${kindWord(record?.kind ?? 'record')}` }
  return call === 'userInvite' ? { verb: 'invited', link: '' } : { verb: 'added the account', link: 'of' }
}

function changed(entry: HistoryEntry, isOwn: boolean): Omit<EntryWords, 'actor'> {
  const { before, after, record, call } = entry
  const names = entryFields(entry)
  const only = names.length === 1 ? names[0] : undefined
  if (record?.kind === 'opportunity' && only === 'isDeleted')
    return { verb: after['isDeleted'] === true ? 'deleted' : 'restored', link: 'the opportunity' }
  const decided = record?.kind === 'claim' && decisions[String(after['status'])]
  if (decided) return { verb: decided, link: 'the claim of' }
  if (record?.kind === 'user' && names.includes('role')) {
    const [was, is] = [before, after].map(({ role }) => roleWord(String(role)))
    return { verb: 'changed the role', link: 'of', rest: `from ${was} to ${is}` }
  }
  if (record?.kind === 'user' && only === 'isVerified' && call === 'verify')
    return { verb: 'confirmed the e-mail address', link: 'of' }
  const labels = listed(names.map((name) => historyField(record?.kind ?? '', name).label))
  return isOwn ? { verb: `changed their ${labels}` } : { verb: `changed ${labels}`, link: 'of' }
}

const decisions: Readonly<Record<string, string>> = {
  APPROVED: 'approved',
  REJECTED: 'rejected',
  PENDING: 'reopened',
}

const list = new Intl.ListFormat('en-GB')
/** Most fields that a sentence names. */
const most = 3

/** 'License, Tags and 4 more fields' */
const listed = (labels: readonly string[]): string =>
  labels.length <= most + 1
    ? list.format(labels)
    : list.format([...labels.slice(0, most), `${labels.length - most} more fields`])
