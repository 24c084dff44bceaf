/** Largest file that is imported, in bytes, and most rows of it. */
export const importLimits = { bytes: 5 * 1024 * 1024, rows: 10_000 } as const
