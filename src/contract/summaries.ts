import type { EndpointName } from './endpoints'
import type { RecordCall } from './endpoints/records'
import { recordEntries } from './records'

/** One line for each call, for the API document; apart from the table, so that no browser has to load them. */
export const summaries: Record<EndpointName, string> = {
  ...recordSummaries(),
  currentUser: 'The signed-in user, as the access gate asks for it',
  login: 'Sign in by e-mail and password',
  magicLink: 'Send a sign-in link by e-mail',
  verify: 'Spend the token of a sign-in link',
  logout: 'End the token',
  pendingWork: 'What waits to be done: new applications, people without a role, articles not published',
  sessionList: 'The own sessions: that of the caller first, the others by their last use',
  sessionEnd: 'End one of the own sessions; one that is over already counts as ended',
  sessionEndOthers: 'End the own sessions but the one that asks',
  passwordChange: 'Change the own password; all other sessions end',
  profile: 'The own profile',
  profileUpdate: 'Change the own name and image',
  upload: 'Upload an image; answers its address',
  projectList: 'All projects',
  projectOne: 'One project',
  projectCreate: 'Add a project',
  projectUpdate: 'Replace a project',
  categoryList: 'All categories',
  categoryOne: 'One category',
  categoryCreate: 'Add a category',
  categoryUpdate: 'Change a category',
  languageStackList: 'All language stacks',
  languageStackOne: 'One language stack',
  languageStackCreate: 'Add a language stack',
  languageStackUpdate: 'Change a language stack',
  articleList: 'All articles',
  articleOne: 'One article',
  articleCreate: 'Add an article',
  articleUpdate: 'Replace an article',
  opportunityList: "A project's opportunities, without deleted ones",
  opportunityDeletedList: "A project's deleted opportunities, each with who deleted it and when",
  opportunityOne: 'One opportunity',
  opportunityCreate: 'Add an opportunity to a project',
  opportunityUpdate: 'Change, delete or restore an opportunity',
  applicationList: "An opportunity's applicants",
  claimList: 'The claims made on a project',
  claimInbox: 'The claims on all projects, newest first: all, pending or decided ones',
  claimDecide: 'Approve or reject a claim; 409 where somebody else has decided it',
  claimReopen: 'Take the decision on a claim back: it is pending again',
  applicationInbox: 'The applications to all opportunities that stand, newest first',
  mergeCreate:
    'Merge a tag, category or language stack into another one, which all that has it gets in its place; it is removed',
  removalCreate: 'Remove a tag, category or language stack that nothing uses; 409 where something does',
  removalUndo:
    'Put back what a merge or a removal took away, for 30 days; answers what could not be put back',
  userList: 'One page of users, ten at most; pages start at 1; `total` counts all of them',
  userManage: "Change a user's role, but a SUPER_ADMIN's",
  userInvite:
    'Invite somebody by an e-mail with a sign-in link of three days; again, as long as they have not come',
  userSessionsEnd:
    'End all sessions of a user, and their sign-in link; of the own ones, all but the one that asks',
  historyList:
    'What was done, newest first, by whom and from where; an ADMIN is answered what was done to content alone',
  historyPeople: 'Who stands in the history that the caller may read, by name',
  historyOfRecord: 'What was done to one record, newest first; users only for a SUPER_ADMIN',
  bulkRead:
    'Read many records of a kind before they are changed: the tag of each and the fields of its form, but no long texts',
  bulkChange:
    'Change many records of a kind at once, all or none; 422 lists those that cannot be changed. Send an Idempotency-Key',
  bulkUndo:
    'Take back what a call has changed, all or none; what somebody has changed since stays. Send an Idempotency-Key',
  projectQuery:
    'One page of the list of projects, searched, filtered and ordered; `limit` is what asks for it in place of the whole list',
  projectUses: 'How many projects have each tag, category and language stack, or what lies below it',
  sharedUrls:
    'Projects with the same URL, but for scheme, `www`, case and the like, a hundred groups at a time',
  viewList: 'The saved views that staff shares with everybody',
  viewCreate: 'Share a saved view with everybody; 409 where the caller shares this address already',
  viewRename: 'Rename a shared view: who shares it, or a SUPER_ADMIN',
  viewRemove: 'Share a view no longer: who shares it, or a SUPER_ADMIN',
  superAdminDemote: 'Give another SUPER_ADMIN a lower role; asks for the own password',
}

function recordSummaries(): Record<RecordCall, string> {
  const sentences = recordEntries.flatMap(([name, { noun }]) => [
    [`${name}List`, `All ${noun.many}`],
    [`${name}One`, `One ${noun.one}`],
    [`${name}Create`, `Add a ${noun.one}`],
    [`${name}Update`, `Change a ${noun.one}`],
  ])
  return Object.fromEntries(sentences) as Record<RecordCall, string>
}
