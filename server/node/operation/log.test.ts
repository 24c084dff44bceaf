import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'
import { DatabaseAwayError } from '../../database/port'
import { createLog, type Answered, type LogLevel } from './log'

function testLog({ level = 'info', isTerminal = false }: { level?: LogLevel; isTerminal?: boolean } = {}) {
  const lines: string[] = []
  const log = createLog({ level, isTerminal, write: (line) => void lines.push(line) })
  const parsed = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return { lines, log, parsed }
}

const answer: Answered = {
  requestId: 'id-1',
  address: '192.0.2.1',
  method: 'GET',
  endpoint: 'articleOne',
  status: 200,
  milliseconds: 12.4,
  userId: 3,
}

describe('a line of the log', () => {
  it('is JSON that names request, caller, call, status and time', () => {
    const { log, lines, parsed } = testLog()
    log.answered(answer)
    expect(lines[0]).toMatch(/\n$/)
    expect(parsed()).toEqual([
      {
        level: 30,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        pid: process.pid,
        msg: 'request',
        requestId: 'id-1',
        address: '192.0.2.1',
        method: 'GET',
        call: 'articleOne',
        status: 200,
        milliseconds: 12,
        userId: 3,
      },
    ])
  })

  it('is short on a terminal', () => {
    const { log, lines } = testLog({ isTerminal: true })
    log.answered(answer)
    log.answered({ ...answer, endpoint: 'login', status: 401 })
    expect(lines).toEqual([
      expect.stringMatching(/^\d\d:\d\d:\d\d GET articleOne 200 12 ms\n$/),
      expect.stringMatching(/ GET login 401 12 ms\n$/),
      expect.stringMatching(/ sign-in refused: GET login 401 12 ms\n$/),
    ])
  })

  it('logs what failed, and the causes behind it', () => {
    const { log, parsed } = testLog()
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    log.answered({ ...answer, status: 503, error: new DatabaseAwayError(cause) })
    log.failed(new Error('a defect'), 'id-2')
    expect(parsed()).toMatchObject([
      {
        level: 50,
        requestId: 'id-1',
        err: {
          name: 'DatabaseAwayError',
          stack: expect.stringContaining('log.test.ts'),
          cause: { code: 'ECONNREFUSED' },
        },
      },
      { level: 50, requestId: 'id-2', err: { message: 'a defect' } },
    ])
  })

  it('does not repeat the values that an error of the database quotes', () => {
    const { log, lines } = testLog()
    const quoting = Object.assign(new DatabaseError('invalid input syntax: "secret"', 1, 'error'), {
      code: '22P02',
      detail: 'Failing row contains (secret)',
    })
    const duplicate = Object.assign(new DatabaseError('duplicate key', 1, 'error'), {
      code: '23505',
      detail: 'Key (email)=(secret) already exists.',
    })
    for (const error of [quoting, duplicate, 'secret', new Error('outer', { cause: quoting })])
      log.answered({ ...answer, status: 500, error })
    expect(lines).toHaveLength(4)
    expect(lines.join('')).not.toContain('secret')
  })

  it.each([
    ['login', 200, 'signed in', 30],
    ['login', 401, 'sign-in refused', 40],
    ['login', 429, 'too many attempts', 40],
    ['verify', 200, 'signed in by link', 30],
    ['userManage', 200, 'role changed', 30],
    ['superAdminDemote', 200, 'role changed', 30],
    ['userInvite', 200, 'invited', 30],
    ['userSessionsEnd', 200, 'sessions of a user ended', 30],
    ['tagCreate', 403, 'not allowed', 40],
    ['tagCreate', 401, 'not signed in', 40],
  ] as const)('follows %s with status %i: %s', (endpoint, status, event, level) => {
    const { log, parsed } = testLog()
    log.answered({ ...answer, endpoint, status })
    expect(parsed()[1]).toMatchObject({ msg: 'security', event, level, requestId: 'id-1', userId: 3 })
  })

  it('is left out below the level that is set', () => {
    const { log, lines } = testLog({ level: 'warn' })
    log.answered(answer)
    expect(lines).toEqual([])
    log.answered({ ...answer, endpoint: 'login', status: 401 })
    expect(lines).toHaveLength(1)
  })
})
