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

  it('are refused when too many wait, and accepted again afterwards', async () => {
    const cheap = 'scrypt$2$1$1$c2FsdA$AAAA'
    const tries = await Promise.allSettled(Array.from({ length: 80 }, () => passwords.matches('x', cheap)))
    const refused = tries.filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(80 - 66)
    expect(refused[0]?.reason).toBeInstanceOf(HttpError)
    expect(await passwords.matches('x', cheap)).toBe(false)
  })
})
