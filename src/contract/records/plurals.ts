/**
 * The kinds of records with plain fields alone, each in the plural as its table, its store and its addresses are called. Apart
 * from the kinds themselves: the login screen knows all addresses, and schemas come behind it.
 */
export const plurals = { tag: 'tags' } as const

export type RecordName = keyof typeof plurals
export const recordNames = Object.keys(plurals) as RecordName[]
