import { expect, it, vi } from 'vitest'
import { openMemoryDatabase } from '../../database/memory'
import { DatabaseAwayError } from '../../database/port'
import { fillDatabase } from '../../fillDatabase'
import { cheapPasswords } from '../../memoryServer'
import type { Mail } from '../../ports'
import { scenario } from '../../scenarios'
import { claimMailsInTime } from './claimMailsInTime'

const past = new Date('2026-03-01T12:00:00Z')

/** A database in which the mail about claim 1 has been due for long, as a server finds it that starts. */
async function withMailDue() {
  const database = openMemoryDatabase()
  await fillDatabase(database, scenario('small'), cheapPasswords)
  await database.transaction(({ claimMails }) => claimMails.schedule(1, past))
  return database
}

it('mails that are due when the server starts go out, each once', async () => {
  const database = await withMailDue()
  const send = vi.fn<Mail['send']>(() => Promise.resolve())
  const log = vi.fn()
  const stop = claimMailsInTime({ database, mail: { send }, log, every: 1 })
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  await stop()
  expect(send.mock.calls.map(([{ to }]) => to)).toEqual(['claimer.1@example.com'])
  expect(log).not.toHaveBeenCalled()
})

it('ends while a mail hangs, and begins no other', async () => {
  const database = await withMailDue()
  await database.transaction(({ claimMails }) => claimMails.schedule(2, past))
  let fail = () => undefined as void
  const send = vi.fn<Mail['send']>(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('No answer'))
      }),
  )
  const log = vi.fn()
  const stop = claimMailsInTime({ database, mail: { send }, log, every: 1, longestEnd: 10 })
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  await stop()
  fail()
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
  expect(send).toHaveBeenCalledOnce()
})

it('a database that is away ends nothing, and other faults are for the log', async () => {
  const database = await withMailDue()
  const transaction = vi
    .fn(database.transaction)
    .mockRejectedValueOnce(new DatabaseAwayError('gone'))
    .mockRejectedValueOnce(new Error('odd'))
  const send = vi.fn<Mail['send']>(() => Promise.resolve())
  const log = vi.fn()
  const away = { ...database, transaction: transaction as typeof database.transaction }
  const stop = claimMailsInTime({ database: away, mail: { send }, log, every: 1 })
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  await stop()
  expect(log.mock.calls.map(([error]) => (error as Error).message)).toEqual(['odd'])
})
