import { afterAll, beforeAll, expect, it } from 'vitest'
import { limits } from '../../src/contract/limits'
import { startConsole, type TestConsole } from '../../server/node/testing/testConsole'
import { askAs } from '../support/askAs'

let console: TestConsole
beforeAll(async () => {
  console = await startConsole({ database: 'pglite' })
}, 240_000)
afterAll(() => console.stop())

it('a claimant receives the decision after a restart, and nothing of one that was taken back', async () => {
  const { ask } = await askAs(console, 'ADMIN')
  const { data } = await ask<{ data: { claims: { id: number; claimer: { email: string } }[] } }>(
    'GET',
    '/admin/claims/0?state=pending',
  )
  const [decided, undone] = data.claims
  await ask('PUT', `/admin/claims/${decided!.id}/decide`, { status: 'REJECTED', reason: 'Not yet' })
  await ask('PUT', `/admin/claims/${undone!.id}/decide`, { status: 'APPROVED', reason: '' })
  await ask('PUT', `/admin/claims/${undone!.id}/reopen`)
  expect(await console.outbox()).toEqual([])
  await console.kill()
  await console.restart()
  const mails = async () => (await console.outbox()).filter((mail) => mail.includes('Your claim on'))
  await expect.poll(mails, { timeout: 2 * limits.claimMailDelay }).toHaveLength(1)
  expect((await mails())[0]).toContain(`To: ${decided!.claimer.email}`)
  // The next rounds send nothing more.
  await new Promise((resolve) => setTimeout(resolve, limits.claimMailDelay))
  expect(await mails()).toHaveLength(1)
}, 180_000)
