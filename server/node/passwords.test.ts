import { describe, expect, it } from 'vitest'
import { HttpError } from '../http/HttpError'
import { createPasswords } from './passwords'

describe('passwords', () => {
  const passwords = createPasswords()

  it('match their own hash only, and no two hashes are alike', async () => {
    const [one, other] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')])
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(other)
    expect(await passwords.matches('correct horse', one)).toBe(true)
    expect(await passwords.matches('correct horsf', one)).toBe(false)
  })

  it('match however their accents were typed', async () => {
    expect(await passwords.matches('cafe\u0301', await passwords.hash('caf\u00e9'))).toBe(true)
  })

  it('match nothing that is not a hash', async () => {
    expect(await passwords.matches('', '')).toBe(false)
    expect(await passwords.matches('x', 'md5$x')).toBe(false)
  })

  it('are refused when too many of one network wait, and accepted from all others, and again afterwards', async () => {
    const cheap = 'scrypt$2$1$1$c2FsdA$AAAA'
    const of = (from: string) => passwords.matches('x', cheap, from)
    const tries = Promise.allSettled(Array.from({ length: 80 }, () => of('192.0.2.1')))
    const others = Promise.all(Array.from({ length: 80 }, (_, n) => of(`198.51.100.${n}`)))
    const refused = (await tries).filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(80 - 2 - 16)
    expect(refused[0]?.reason).toBeInstanceOf(HttpError)
    expect(await others).toHaveLength(80)
    expect(await of('192.0.2.1')).toBe(false)
  })
})
