import { Badge } from './Badge'

export interface FlagTagProps {
  isOn: boolean
  /** Words for on and off: `YES` and `NO` unless told. */
  on?: string
  off?: string
}

/** A flag in a table: YES / NO, Published / Not Published, Yes / No. */
export function FlagTag({ isOn, on = 'YES', off = 'NO' }: FlagTagProps) {
  return <Badge intent={isOn ? 'success' : 'none'}>{isOn ? on : off}</Badge>
}
