/** A message of an editor to the user that closes by itself. */
export interface Notice {
  message: string
  /** Name of the record that it is about, shown behind the message. */
  about?: string
  intent?: 'success' | 'warning' | 'danger'
  /** One thing that the person can still do, such as Undo. */
  action?: { label: string; onClick: () => void }
}
