import type { Body, EndpointName, Params } from '../../src/contract/endpoints'
import type { RecordCall } from '../../src/contract/endpoints/records'
import { records } from '../../src/contract/records'
import { recordNames, type RecordName } from '../../src/contract/records/plurals'
import type { Scenario } from '../scenario'
import { demoAccounts } from '../scenarios/accounts'
import { scenario } from '../scenarios'

/** A call that works in the small scenario when a caller may make it. */
export type Sample<N extends EndpointName> = {
  params: Params<N>
} & (Body<N> extends undefined ? { body?: undefined } : { body: Body<N> })

/** A png of one pixel. */
export const tinyPng = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

const admin = demoAccounts[1]!
const project = {
  name: 'Sample',
  featuredImage: '/uploads/1.png',
  tagline: 'A sample',
  license: 'MIT',
  isActive: true,
  isClaimed: false,
  isFeatured: false,
  mediaJson: '[]',
  description: '<p>text</p>',
  deploymentInstructions: '<p>text</p>',
  projectUrl: 'https://example.org/sample',
  tags: [1, 2],
  language_stacks: [1],
  categories: [1],
}
const article = {
  title: 'Sample',
  featuredImage: '/uploads/1.png',
  isPublished: true,
  isFeatured: false,
  content: '<p>text</p>',
  excerpt: 'A sample',
  tags: [1],
}

/** One sample for each row of the endpoint table. `verify` needs a token that was sent by e-mail; `adminId` the caller's. */
export function samples(caller: { id: number }, linkToken = ''): { [N in EndpointName]: Sample<N> } {
  // Each of the first three accounts shares the view with its id.
  const ownView = Math.min(Math.max(caller.id, 1), 3)
  return {
    currentUser: { params: {} },
    login: { params: {}, body: { email: admin.email, password: admin.password } },
    magicLink: { params: {}, body: { email: admin.email } },
    verify: { params: { token: linkToken } },
    logout: { params: {} },
    pendingWork: { params: {} },
    sessionList: { params: {} },
    // One that is over already.
    sessionEnd: { params: { id: 1_000_000 } },
    sessionEndOthers: { params: {} },
    passwordChange: {
      params: {},
      body: { currentPassword: admin.password, newPassword: 'a sample of a password' },
    },
    profile: { params: {} },
    profileUpdate: { params: {}, body: { name: 'Sample', profileImage: '' } },
    upload: { params: {}, body: { file: new Blob([tinyPng], { type: 'image/png' }) } },
    projectList: { params: {} },
    projectOne: { params: { id: 1 } },
    projectCreate: { params: {}, body: { ...project, adminId: caller.id } },
    projectUpdate: { params: { id: 1 }, body: { ...project, id: 1 } },
    ...recordSamples(),
    tagUpdate: { params: { tagId: 1 }, body: { name: 'Changed', tagId: 1 } },
    categoryList: { params: {} },
    categoryOne: { params: { id: 1 } },
    categoryCreate: { params: {}, body: { name: 'Sample', parentId: 1 } },
    categoryUpdate: { params: { categoryId: 8 }, body: { name: 'Sample', parentId: 2 } },
    languageStackList: { params: {} },
    languageStackOne: { params: { id: 1 } },
    languageStackCreate: { params: {}, body: { name: 'Sample', parentId: 0 } },
    languageStackUpdate: { params: { langId: 7 }, body: { name: 'Sample', parentId: 2 } },
    articleList: { params: {} },
    articleOne: { params: { id: 1 } },
    articleCreate: { params: {}, body: article },
    articleUpdate: { params: { id: 1 }, body: article },
    opportunityList: { params: { osnId: 1 } },
    opportunityDeletedList: { params: { osnId: 1 } },
    opportunityOne: { params: { id: 1 } },
    opportunityCreate: { params: {}, body: { title: 'Sample', description: 'text', osnId: 1 } },
    opportunityUpdate: {
      params: { opportunityId: 1 },
      body: { title: 'Sample', description: 'text', opportunityId: 1 },
    },
    applicationList: { params: { opportunityId: 1 } },
    claimList: { params: { osnId: 1 } },
    claimInbox: { params: {} },
    claimDecide: { params: { id: 3 }, body: { status: 'APPROVED', reason: 'Checked' } },
    claimReopen: { params: { id: 2 } },
    applicationInbox: { params: {} },
    mergeCreate: { params: { kind: 'languageStack', id: 8 }, body: { into: 4 } },
    removalCreate: { params: { kind: 'category', id: 10 } },
    removalUndo: { params: { id: 1 } },
    userList: { params: { page: 1 } },
    userManage: { params: { id: 4 }, body: { role: 'CONTENT_EDITOR' } },
    userInvite: { params: {}, body: { email: 'invited@example.org', role: 'ADMIN' } },
    userSessionsEnd: { params: { id: 4 } },
    historyList: { params: {} },
    historyPeople: { params: {} },
    historyOfRecord: { params: { kind: 'tag', id: 1 } },
    bulkRead: { params: { kind: 'project' } },
    bulkChange: {
      params: { kind: 'project' },
      body: {
        records: [{ id: 1, tag: '"1.sample"' }],
        change: { field: 'tags', add: [3], remove: [], isReplacing: false },
      },
    },
    bulkUndo: {
      params: { kind: 'article' },
      body: { changed: [{ ids: [1], before: { isFeatured: false }, after: { isFeatured: true } }] },
    },
    projectQuery: { params: {} },
    projectUses: { params: {} },
    sharedUrls: { params: {} },
    viewList: { params: {} },
    viewCreate: { params: {}, body: { name: 'Featured', to: '/osn_main?show=featured' } },
    viewRename: { params: { id: ownView }, body: { name: 'Renamed' } },
    viewRemove: { params: { id: ownView } },
    superAdminDemote: { params: { id: 24 }, body: { role: 'ADMIN', password: admin.password } },
  }
}

/** What the form of a kind of record may hold: the small scenario's first record under another key. */
export function sampleValues(name: RecordName, key: string): Record<string, string | number | boolean> {
  const kind = records[name]
  const first = scenario('small')[kind.many][0]
  if (!first) throw new Error(`smallRecords.ts has no ${kind.noun.one}`)
  const { id: _id, ...values } = first
  return { ...values, [kind.key]: key }
}

/** A sample for each call of each kind of record. */
function recordSamples(): { [N in RecordCall]: Sample<N> } {
  const rows = recordNames.flatMap((name) => [
    [`${name}List`, { params: {} }],
    [`${name}One`, { params: { id: 1 } }],
    [`${name}Create`, { params: {}, body: sampleValues(name, 'Sample') }],
    [`${name}Update`, { params: { id: 1 }, body: sampleValues(name, 'Changed') }],
  ])
  return Object.fromEntries(rows) as { [N in RecordCall]: Sample<N> }
}

/** A sample's body as it is sent: a file inside a form. */
export function bodyToSend(sample: { body?: unknown }): unknown {
  const { body } = sample
  if (typeof body !== 'object' || body === null || !('file' in body)) return body
  const form = new FormData()
  form.append('file', body.file as Blob, 'sample.png')
  return form
}

/** The id of the first user of a role in a scenario. */
export function userId(role: string, where: Scenario = scenario('small')): number {
  return where.users.find((user) => user.role === role)?.id ?? 0
}
