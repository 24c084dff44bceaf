/** A cell that needs no story of its own, and why. `*` is every state. */
export interface Exception {
  name: string
  state: string
  reason: string
}

/** Few, and each with its reason: everything else is covered by a story. */
export const exceptions: readonly Exception[] = [
  {
    name: 'usersRoot',
    state: '*',
    reason: 'draws nothing: it leads to page 1 of the users, shown by UsersPage, WithoutAPage',
  },
]
