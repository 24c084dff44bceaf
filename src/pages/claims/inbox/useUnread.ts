import { useCallback, useEffect, useState } from 'react'
import { useStores } from '../../../hooks/useConsole'
import { useUserKey } from '../../../hooks/useUserKey'
import { inboxOf } from '../../../stores/inbox/InboxStore'
import {
  applicationsBefore,
  noteRead,
  readApplications,
  seeApplications,
} from '../../../stores/seenApplications'

/** Which applications are new to the person. */
export interface Unread {
  isUnread: (id: number) => boolean
  /** How many of the known ones are new. */
  count: number
  onRead: (id: number) => void
}

const none: ReadonlySet<number> = new Set()

/** Applications that came since the person's last visit and that they have not read; kept in this browser. Use it inside an observer. */
export function useUnread(): Unread {
  const stores = useStores()
  const { home } = stores.preferences
  const person = useUserKey()
  const known = inboxOf(stores).applications.value?.applications
  const newest = known && (known[0]?.id ?? 0)
  const [, setTimes] = useState(0)
  const read = person === undefined ? none : readApplications(home, person)
  useEffect(() => {
    if (person !== undefined && newest !== undefined) seeApplications(home, person, newest)
  }, [home, person, newest])

  const before =
    person === undefined || newest === undefined ? Infinity : applicationsBefore(home, person, newest)
  const isUnread = (id: number) => id > before && !read.has(id)
  const onRead = useCallback(
    (id: number) => {
      if (person === undefined) return
      noteRead(home, person, id)
      setTimes((times) => times + 1)
    },
    [home, person],
  )
  return { isUnread, count: (known ?? []).filter(({ id }) => isUnread(id)).length, onRead }
}
