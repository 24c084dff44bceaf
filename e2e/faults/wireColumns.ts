import { failures, type ColumnName } from '../../stories/faultMatrix/faultColumns'
import type { WireFault } from './faultProxy'

/** How the proxy makes what the matrix makes in its page; the other columns are answers, which are the same on a wire. */
const onTheWire: Partial<Record<ColumnName, WireFault>> = {
  offline: 'reset',
  'cut in mid-answer': 'cut in mid-answer',
  'cut after commit': 'cut after commit',
}

/** A column's failure as the proxy makes it; undefined for those that are about what the person does. */
export function wireFault(column: ColumnName): WireFault | undefined {
  const failure = failures[column]
  return failure && (onTheWire[column] ?? failure.fault)
}
