import type { Role } from '../../../src/contract/access/roles'
import type { EndpointName } from '../../../src/contract/endpoints'
import type { Tables } from '../../../server/database/port'
import type { StoryScenario } from '../../support/createScenario'
import type { StoryTrail } from '../../support/storyTrails'
import type { ColumnName } from '../faultColumns'

/** The rows are judged group by group, one test file each. */
export type Group = 'lists' | 'records' | 'session' | 'creates' | 'updates' | 'rereads' | 'searched'

interface RowBase {
  group: Group
  /** The screen that makes the call. */
  at: string | ((scenario: StoryScenario) => Promise<string>)
  as: Role | 'nobody'
  /** Somebody shares the views of the scenario; nobody by default. */
  hasViews?: boolean
  /** What the audit trail holds at the start; nothing by default. */
  trail?: StoryTrail
  /** On a host without ETags, where a save reads the record before it writes. */
  hidesTags?: boolean
  /** On a host that searches its list of projects, however short it is. */
  isSearched?: boolean
  /** Cells that make no sense for this call, and why. */
  without?: Partial<Record<ColumnName, string>>
}

/** A call that a screen makes when it opens. */
export interface LoadRow extends RowBase {
  kind: 'load'
  /** Whether the screen shows what the call answers. */
  isShown: () => boolean
  /** A form on the same screen: what is typed there has to outlive the failure. */
  typing?: { form: string; field: string }
  /** The call fails beside the page's content: where that is said, and the button of another try. */
  beside?: { place: () => ParentNode; again: string }
}

/** A call that a person makes. */
export interface SendRow extends RowBase {
  kind: 'send'
  /** Words of the button of the form that makes the call, which are the form's name too. */
  form?: string
  /** Fills in all that is asked for, once the screen stands. */
  fill: () => Promise<void>
  /** The action itself; waits until it can be done. */
  send: () => Promise<HTMLElement>
  /** The same after a failure, where it is done otherwise. */
  again?: () => Promise<HTMLElement>
  /** Where the failure is said beside the toast. */
  alerts: () => string
  /** Words of the toast after a success; without toast, what shows it. */
  saved: string | (() => boolean)
  /** The failure is shown by a toast too. */
  hasToast: boolean
  /** Records that bear what was typed: 0 before, 1 after. */
  stored?: (tables: Tables) => Promise<number>
  /** After a success the form is as at the start. */
  clears?: boolean
  /** What was filled in is not kept when the session ends: a choice, or a password. */
  isForgotten?: boolean
  /** What a person typed stands in its field after a failure, where that is no field of a form of the page. */
  isKept?: () => boolean
  /** After an answer was lost the console finds out by itself that the call was carried out: nothing has failed. */
  findsOut?: boolean
  /** Closes what stands before the screen, so that it can be left. */
  leaves?: () => Promise<void>
  /** What the server takes the repeated call for. */
  isKeyed?: boolean
}

export type Row = LoadRow | SendRow

/**
 * Asked for by a press beside a form, not when a screen opens: stories/pages/history has its faults. Many records are changed
 * behind a dialog that is gone by then: stories/pages/projects/ProjectsOneCall has its faults.
 */
type WithoutScreen = 'historyOfRecord' | 'bulkRead' | 'bulkChange' | 'bulkUndo'

/** The 35 calls of the specification, §7, and those beside them; logout has a test of its own. */
export type Table = Record<Exclude<EndpointName, 'logout' | WithoutScreen>, Row>
