/** How each part of `T` is made from what it needs. */
export type Makers<T, Needs> = { readonly [Name in keyof T]: (needs: Needs) => T[Name] }

/**
 * An object whose parts are made when they are first read, and kept: a call needs few of the tables. What no maker makes is
 * that of `rest`. Spread it throws: it would give only what was read before.
 */
export function lazyParts<T extends object, Needs>(
  makers: Makers<Partial<T>, Needs>,
  needs: Needs,
  rest?: T,
): T {
  const made: Partial<T> = {}
  return new Proxy(made as T, {
    get(_, name) {
      const part = name as keyof T
      return (made[part] ??= makers[part]?.(needs) ?? rest?.[part])
    },
    ownKeys() {
      throw new Error('These parts are made when they are read: they cannot be spread or listed')
    },
  })
}
