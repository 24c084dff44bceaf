import { describe, expect, it, vi } from 'vitest'
import type { Role } from '../../contract/access/roles'
import { importOf } from '../../stores/import/ImportRequest'
import { testStores } from '../../testing/stores/testStores'
import { menuLines } from './menuLines'

const list = {
  noun: { one: 'tag', many: 'tags' },
  total: 8,
  shown: 8,
  lines: () => ({ ids: [], headers: [], lines: [] }),
}

async function linesAs(role: Role) {
  const { stores } = await testStores(role)
  await stores.session.check()
  const want = vi.fn()
  const lines = menuLines(list, () => undefined, { stores, kind: 'tag', want })
  return { stores, want, lines, labels: lines.map(({ label }) => label) }
}

describe('the menu of a list', () => {
  it.each(['SUPER_ADMIN', 'ADMIN', 'CONTENT_EDITOR'] as const)('imports for the role %s', async (role) => {
    const { stores, want, lines, labels } = await linesAs(role)
    expect(labels).toEqual(['8 tags as CSV', '8 tags as JSON', 'Import CSV…'])
    lines.at(-1)?.run?.()
    expect(want).toHaveBeenCalledTimes(1)
    expect(importOf(stores).asked).toEqual({ kind: 'tag' })
  })

  it.each(['NORMAL', 'BLOCKED'] as const)(
    'only exports for the role %s, which may add nothing',
    async (role) => {
      expect((await linesAs(role)).labels).toEqual(['8 tags as CSV', '8 tags as JSON'])
    },
  )
})
