import { describe, expect, it } from 'vitest'
import { databaseAddresses, shownDatabase, wantsPrimary } from './databaseAddress'

describe('an address of a database', () => {
  it.each([
    ['postgres://me:p%40ss@one:5432/name', ['postgres://me:p%40ss@one:5432/name']],
    ['postgresql://one/name?sslmode=require', ['postgresql://one/name?sslmode=require']],
    [
      'postgres://me:pw@one:5432,two:5433/name?target_session_attrs=read-write&sslmode=require',
      ['postgres://me:pw@one:5432/name?sslmode=require', 'postgres://me:pw@two:5433/name?sslmode=require'],
    ],
    ['postgres://me@[::1]:5432,[::2]/name', ['postgres://me@[::1]:5432/name', 'postgres://me@[::2]/name']],
    ['postgres:///name?host=/run/postgresql', ['postgres:///name?host=/run/postgresql']],
    ['mysql://one/name', []],
    ['postgres://one,,two/name', []],
    ['postgres://one:port/name', []],
    ['one', []],
  ])('%s names its servers', (url, addresses) => {
    expect(databaseAddresses(url)).toEqual(addresses)
  })

  it('is shown without user and password', () => {
    expect(shownDatabase('postgres://me:pw@one:5432,two:5433/name?sslmode=require')).toBe(
      'one:5432,two:5433/name',
    )
  })

  it('asks for the server that takes writes', () => {
    const asks = (target: string) =>
      wantsPrimary(`postgres://one,two/name?a=b&target_session_attrs=${target}`)
    expect(['read-write', 'primary', 'any', 'standby', 'read-only'].map(asks)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(wantsPrimary('postgres://one,two/name')).toBe(true)
  })
})
