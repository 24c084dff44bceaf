import { describe, expect, it } from 'vitest'
import { limits } from '../../src/contract/limits'
import { createMemoryServer } from '../memoryServer'
import type { Mail } from '../ports'
import { ask } from '../testing/api'
import { sendClaimMails } from './claimMails'

const minute = 60_000

/** A server with time that moves when a test says so, and the rounds that send its mails. */
async function open() {
  const time = { now: Date.parse('2026-03-01T12:00:00Z') }
  const clock = () => new Date(time.now)
  const server = createMemoryServer('small', { clock })
  const token = await server.tokenOf('ADMIN')
  const toServer: Mail = { send: async (message) => void server.outbox.push(message) }
  const failures: unknown[] = []
  return {
    server,
    failures,
    decide: (id: number, status: string, reason = '') =>
      ask(server, 'claimDecide', { token, params: { id }, body: { status, reason } }),
    reopen: (id: number) => ask(server, 'claimReopen', { token, params: { id } }),
    /** Moves the time and sends what is due. */
    async after(ms: number, mail = toServer) {
      time.now += ms
      const { database } = server
      await sendClaimMails({ database, mail, now: clock(), onFailure: (error) => failures.push(error) })
      return server.outbox
    },
  }
}

const refusing: Mail = { send: () => Promise.reject(new Error('refused')) }

describe('the mail about a decision', () => {
  it('goes to the claimant with the reason, once, and not before it is due', async () => {
    const { decide, after } = await open()
    await decide(3, 'REJECTED', 'We could not find you among the maintainers.\nWrite from their address.')
    expect(await after(limits.claimMailDelay - 1)).toEqual([])
    const text = [
      'Hello Yuki Tanaka,',
      '',
      'your claim on React was rejected.',
      '',
      'The reason:',
      '',
      'We could not find you among the maintainers.',
      'Write from their address.',
      '',
    ].join('\n')
    const mail = { to: 'claimer.3@example.com', subject: 'Your claim on React was rejected', text }
    expect(await after(1)).toEqual([mail])
    expect(await after(60 * minute)).toEqual([mail])
  })

  it('does not go out where the decision was taken back in time', async () => {
    const { decide, reopen, after } = await open()
    await decide(3, 'APPROVED')
    await after(limits.claimMailDelay / 2)
    await reopen(3)
    expect(await after(60 * minute)).toEqual([])
  })

  it('is that of the last decision', async () => {
    const { decide, reopen, after } = await open()
    await decide(3, 'APPROVED')
    await reopen(3)
    await decide(3, 'REJECTED')
    expect(await after(limits.claimMailDelay)).toMatchObject([
      { subject: 'Your claim on React was rejected' },
    ])
  })

  it('is followed by another one where the decision is taken back later', async () => {
    const { decide, reopen, after, server } = await open()
    await decide(3, 'APPROVED')
    await after(limits.claimMailDelay)
    await reopen(3)
    expect(server.outbox).toHaveLength(1)
    const [, second] = await after(limits.claimMailDelay)
    expect(second?.subject).toBe('Your claim on React is being looked at again')
    expect(second?.text).toContain('no longer counts')
  })

  it('is tried again where it could not be sent, and given up after three days', async () => {
    const { decide, after, failures } = await open()
    await decide(3, 'APPROVED')
    await decide(6, 'APPROVED')
    expect(await after(limits.claimMailDelay, refusing)).toEqual([])
    expect(failures).toHaveLength(2)
    expect(await after(14 * minute)).toEqual([])
    expect(await after(minute)).toHaveLength(2)
    const late = await open()
    await late.decide(3, 'APPROVED')
    await late.after(4 * 24 * 60 * minute, refusing)
    expect(await late.after(24 * 60 * minute)).toEqual([])
  })
})
