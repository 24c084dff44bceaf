import { endpointNames, type EndpointName } from '../../src/contract/endpoints'
import type { Row } from './rows/row'
import { runGroup } from './runGroup'
import { table } from './table'

/** The call by which each form reads its record again before it writes, on a host without ETags. */
const rereads = (Object.keys(table) as (keyof typeof table)[])
  .filter((name) => name.endsWith('Update'))
  .map((name): [keyof typeof table, EndpointName] => [name, readerOf(name)])

function readerOf(update: EndpointName): EndpointName {
  const name = update === 'profileUpdate' ? 'profile' : update.replace(/Update$/, 'One')
  const reader = endpointNames.find((one) => one === name)
  if (!reader) throw new Error(`No call reads what ${update} writes`)
  return reader
}

const without: Row['without'] = {
  'cut after commit': 'a GET commits nothing',
  'double click': 'judged where the record is written',
}

// The fault comes once the form is filled: then only the save reads the record.
runGroup(
  'rereads',
  rereads.map(([form, reader]) => [reader, { ...table[form], group: 'rereads', hidesTags: true, without }]),
)
