import { describe, expect, it } from 'vitest'
import { atOnce } from '../../testing/stores/bulkOrders'
import { chosen, readFile } from '../../testing/stores/imports'
import { testStores } from '../../testing/stores/testStores'
import { ImportDraft } from './ImportDraft'
import { importKinds } from './importKinds'

async function searched() {
  const at = await testStores('ADMIN', 'small', atOnce, { wholeListUpTo: 0 })
  await at.stores.session.check()
  return at
}

describe('a file of projects, where the host searches their list', () => {
  it('is compared with the projects that it names, and their list is not read', async () => {
    const at = await searched()
    const file = await readFile(
      at,
      'project',
      'ID,Name\n1,React\n3,Renamed\n999,Nothing\n,POSTGRESQL\n,Some new project\n',
    )
    expect(file.rows.map((row) => row.outcome.does)).toEqual([
      'nothing',
      'change',
      'error',
      'nothing',
      'error',
    ])
    expect(file.lists.own.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
    expect(at.stores.projects.list).toMatchObject({ value: undefined, isLoading: false })
  })

  it('says why it could not be compared', async () => {
    const at = await searched()
    const draft = new ImportDraft(at.stores, importKinds.project)
    at.setWire(async () => Response.json({ message: 'The disk is full' }, { status: 500 }))
    await draft.read(chosen('Name\nother\n'))
    expect(draft.problem).toBe('The disk is full')
  })

  it('is not asked about any more once another one is chosen', async () => {
    const at = await searched()
    const draft = new ImportDraft(at.stores, importKinds.project)
    const signals: AbortSignal[] = []
    at.setWire((input, init) => {
      const { signal } = new Request(input, init)
      signals.push(signal)
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      )
    })
    const first = draft.read(chosen('Name\nfirst\n'))
    await expect.poll(() => signals.length).toBe(1)
    draft.forget()
    await first
    expect(signals[0]?.aborted).toBe(true)
    expect(draft.problem).toBeUndefined()
  })
})
