import type { EndpointName } from '../../src/contract/endpoints'
import type { Row } from './rows/row'
import { runGroup } from './runGroup'
import { table } from './table'

/** The call by which each form reads its record again before it writes, on a host without ETags. */
const rereads = {
  projectUpdate: 'projectOne',
  articleUpdate: 'articleOne',
  tagUpdate: 'tagOne',
  categoryUpdate: 'categoryOne',
  languageStackUpdate: 'languageStackOne',
  opportunityUpdate: 'opportunityOne',
  profileUpdate: 'profile',
} as const satisfies Partial<Record<keyof typeof table, EndpointName>>

const without: Row['without'] = {
  'cut after commit': 'a GET commits nothing',
  'double click': 'judged where the record is written',
}

// The fault comes once the form is filled: then only the save reads the record.
runGroup(
  'rereads',
  (Object.keys(rereads) as (keyof typeof rereads)[]).map((form) => [
    rereads[form],
    { ...table[form], group: 'rereads', hidesTags: true, without },
  ]),
)
