import { Badge } from './Badge'

export interface FlagTagProps {
  isOn: boolean
  /** Words for on and off: `YES` and `NO` by default. */
  on?: string
  off?: string
}

/**
 * A flag in a table: YES / NO, Published / Not Published, Yes / No.
 *
 * Use it for a yes or no in a table’s cell. In a form use FlagField; for states of more than two values, Badge.
 */
export function FlagTag({ isOn, on = 'YES', off = 'NO' }: FlagTagProps) {
  return <Badge intent={isOn ? 'success' : 'none'}>{isOn ? on : off}</Badge>
}
