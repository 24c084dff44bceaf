import type { TrailEntry } from '../../server/database/trail/entry'

const ada = { userId: 2, userName: 'Ada Adeyemi', userEmail: 'admin@example.org' }
const sunniva = { userId: 1, userName: 'Sunniva Solberg', userEmail: 'super.admin@example.org' }
const nobody = { userId: null, userName: '', userEmail: '' }
const react = { kind: 'project', recordId: 1, recordName: 'React' }
const account = { kind: 'user', recordId: 2, recordName: 'Ada Adeyemi' }

function entry(over: Partial<TrailEntry>): TrailEntry {
  return {
    at: new Date('2026-03-01T09:00:00Z'),
    ...ada,
    address: '192.0.2.1',
    requestId: 'request-1',
    call: 'projectUpdate',
    event: 'changed',
    ...react,
    before: {},
    after: {},
    ...over,
  }
}

const on = (day: string, time: string) => ({ at: new Date(`2026-${day}T${time}:00Z`) })
const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ')

/** One of each, oldest first; project 1 has the license and the tags that the newest ones say. */
const usual = (): TrailEntry[] => [
  entry({ ...on('02-27', '10:00'), ...nobody, ...account, event: 'signInRefused', call: 'login' }),
  entry({ ...on('02-27', '10:01'), ...account, event: 'signedIn', call: 'login' }),
  entry({
    ...on('02-27', '10:05'),
    event: 'created',
    call: 'tagCreate',
    kind: 'tag',
    recordId: 3,
    recordName: 'testing',
    after: { name: 'testing' },
  }),
  entry({
    ...on('02-27', '11:00'),
    ...sunniva,
    call: 'userManage',
    kind: 'user',
    recordId: 7,
    recordName: 'Bruno Keller',
    before: { role: 'NORMAL' },
    after: { role: 'CONTENT_EDITOR' },
  }),
  entry({
    ...on('02-27', '11:30'),
    ...nobody,
    kind: '',
    recordId: null,
    recordName: '',
    event: 'notAllowed',
  }),
  entry({
    ...on('02-28', '09:00'),
    call: 'articleUpdate',
    kind: 'article',
    recordId: 1,
    recordName: 'How to make your first contribution',
    before: { content: `<p>${words(60, 'first')}</p><p>The end.</p>`, isPublished: false },
    after: { content: `<p>${words(60, 'first')}</p><p>The beginning.</p>`, isPublished: true },
  }),
  entry({
    ...on('02-28', '09:30'),
    ...sunniva,
    call: 'opportunityUpdate',
    kind: 'opportunity',
    recordId: 3,
    recordName: 'Move the website',
    before: { isDeleted: false },
    after: { isDeleted: true },
  }),
  entry({ ...on('03-01', '08:00'), ...sunniva, before: { tags: [1] }, after: { tags: [1, 3] } }),
  entry({ ...on('03-01', '09:00'), before: { license: 'GPL-3.0-only' }, after: { license: 'MIT' } }),
]

/** Many changes of one tag: more than a page, over twelve days. */
const long = (): TrailEntry[] =>
  Array.from({ length: 240 }, (_, at) =>
    entry({
      at: new Date(Date.UTC(2026, 1, 1 + Math.floor(at / 20), 9, at % 20)),
      call: 'tagUpdate',
      kind: 'tag',
      recordId: 1,
      recordName: 'javascript',
      before: { name: `name ${at}` },
      after: { name: `name ${at + 1}` },
    }),
  )

/** What the audit trail of a story's host may hold. */
export const storyTrails = { none: (): TrailEntry[] => [], usual, long } as const
export type StoryTrail = keyof typeof storyTrails
