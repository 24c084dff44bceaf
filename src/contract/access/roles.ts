/** Every role of §9, in the order of the specification. */
export const roles = ['SUPER_ADMIN', 'ADMIN', 'CONTENT_EDITOR', 'NORMAL', 'BLOCKED'] as const
export type Role = (typeof roles)[number]
export const isRole = (value: string): value is Role => (roles as readonly string[]).includes(value)
/** Whether a role may use the console (§6): it has the menu, on every screen. */
export const isStaff = (role: string | undefined): boolean =>
  role === 'SUPER_ADMIN' || role === 'ADMIN' || role === 'CONTENT_EDITOR'
