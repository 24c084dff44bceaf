import { isRole, type Role } from '../../contract/access/roles'
import type { User } from '../../contract/entities'
import { roleWord } from '../../contract/words'
import type { Notice } from '../../stores/editor/Notice'
import { RecordEditor } from '../../stores/editor/RecordEditor'
import { replacing } from '../../stores/editor/Replacement'
import type { UserStore } from '../../stores/UserStore'
import { usersSentence } from './usersSentence'

/** What is edited of a user. */
export interface RoleValues {
  role: string
}

/** What a role editor needs beside the user and the new role. */
interface RoleParts {
  users: UserStore
  /** The page of users that the user stands on. */
  page: number
  notify: (notice: Notice) => void
  isSignedIn: () => boolean
}

/** The editor of one user's role, with the new role in it. Undo gives the former one back, but to a SUPER_ADMIN. */
export function roleEditor(user: User, role: Role, parts: RoleParts): RecordEditor<RoleValues> {
  const { users, page, notify, isSignedIn } = parts
  const { id, name } = user
  const editor: RecordEditor<RoleValues> = new RecordEditor<RoleValues>({
    initial: { role: user.role },
    check: () => ({}),
    writer: replacing({
      async read() {
        const found = await users.find(id, page)
        if (found && found.role !== user.role) users.page.invalidate(page)
        // Somebody who has moved to another page is known as they stood here.
        return { role: found?.role ?? editor.form.theirs.role }
      },
      write: async ({ role: given }) => {
        if (isRole(given)) await users.setRole(id, given)
      },
      isExact: true,
    }),
    words: {
      saved: `${name} is now ${roleWord(role)}`,
      unknown: usersSentence,
      canUndo: ({ before }) => isRole(before.role) && role !== 'SUPER_ADMIN',
      undone: ({ before }) => `${name} is ${roleWord(before.role)} again`,
      notUndone: (reason) => reason,
      undoConflict: `Not undone: the role of ${name} was changed by somebody else meanwhile`,
      unasked: `Not changed: somebody else changed the role of ${name} meanwhile`,
    },
    notify,
    isSignedIn,
    hasNoCountdown: true,
  })
  editor.form.set('role', role)
  return editor
}
