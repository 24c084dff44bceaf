import { describe, expect, it } from 'vitest'
import { aClaim, anApplication, anOpportunity } from '../../fixtures'
import type { Tables } from '../port'
import type { Subject } from './subject'
import { addProject, userFields } from './rows'

const at = new Date('2026-03-01T12:00:00Z')
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)

/** Claims and applications of all projects, and the mails about claims. */
export function inboxConformance({ attempt, commit }: Subject): void {
  describe('claims of all projects', () => {
    it('come newest first with their project and stamps, all or those of a state, from where a page ended', () =>
      attempt(async (tables) => {
        const { first, second, admin } = await someClaims(tables)
        const ids = async (wanted: Parameters<Tables['claims']['page']>[0]) =>
          (await tables.claims.page(wanted)).map(({ id }) => id)
        expect(await ids({ most: 9 })).toEqual([904, 903, 902, 901])
        expect(await ids({ most: 2 })).toEqual([904, 903])
        expect(await ids({ most: 2, after: 903 })).toEqual([902, 901])
        expect(await ids({ most: 9, state: 'pending' })).toEqual([904, 902])
        expect(await ids({ most: 9, state: 'pending', after: 904 })).toEqual([902])
        expect(await ids({ most: 1, state: 'decided' })).toEqual([903])
        expect(await tables.claims.countPending()).toBe(2)
        const change = { status: 'REJECTED', reason: 'Not "theirs"\n\'%_\'' } as const
        expect(await tables.claims.update(902, change, { at: later(1), by: admin })).toBe(2)
        expect((await tables.claims.page({ most: 1, after: 903 }))[0]).toEqual({
          ...aClaim({ id: 902, osnId: first, ...change }),
          version: 2,
          projectName: 'first',
          createdAt: at,
          createdBy: null,
          updatedAt: later(1),
          updatedBy: { id: admin, name: 'Decider' },
        })
        expect(await tables.claims.countPending()).toBe(1)
        expect(await tables.claims.findLocked(904)).toEqual({
          ...aClaim({ id: 904, osnId: second }),
          version: 1,
        })
      }))
  })

  describe('applications of all projects', () => {
    it('come newest first with what they are for, but for those of deleted opportunities', () =>
      attempt(async (tables) => {
        const { id: osnId } = await addProject(tables, 'hiring')
        await tables.opportunities.insertAll([
          anOpportunity({ id: 701, osnId, title: 'Stands' }),
          anOpportunity({ id: 702, osnId, isDeleted: true }),
        ])
        const rows = [
          anApplication({ id: 801, opportunityId: 701 }),
          anApplication({ id: 802, opportunityId: 702 }),
          anApplication({ id: 803, opportunityId: 701 }),
        ] as const
        await tables.applications.insertAll(rows.slice(0, 2), { at, by: null })
        await tables.applications.insertAll(rows.slice(2))
        const about = { opportunityTitle: 'Stands', osnId, projectName: 'hiring', version: 1 }
        const newest = { ...rows[2], ...about, createdAt: null }
        expect(await tables.applications.page({ most: 9 })).toEqual([
          newest,
          { ...rows[0], ...about, createdAt: at },
        ])
        expect(await tables.applications.page({ most: 1 })).toEqual([newest])
        expect(await tables.applications.page({ most: 9, after: 801 })).toEqual([])
      }))
  })

  describe('mails about claims', () => {
    it('are taken once they are due, and again until they are settled', () =>
      attempt(async (tables) => {
        await someClaims(tables)
        const { claimMails } = tables
        await claimMails.schedule(902, later(5))
        await claimMails.schedule(901, later(6))
        await claimMails.schedule(904, later(9))
        expect(await claimMails.take(later(4), later(20), 9)).toEqual([])
        expect(await claimMails.take(later(6), later(20), 1)).toEqual([902])
        expect(await claimMails.take(later(6), later(20), 9)).toEqual([901])
        expect(await claimMails.take(later(8), later(20), 9)).toEqual([])
        await claimMails.settle(902, later(20))
        // It waits for another time.
        await claimMails.settle(901, later(19))
        expect(await claimMails.take(later(30), later(40), 9)).toEqual([901, 904])
      }))

    it('do not go out once they are withdrawn, which says whether one has been sent before', () =>
      attempt(async (tables) => {
        await someClaims(tables)
        const { claimMails } = tables
        expect(await claimMails.withdraw(901)).toBe(false)
        await claimMails.schedule(901, later(5))
        await claimMails.schedule(901, later(7))
        expect(await claimMails.take(later(6), later(20), 9)).toEqual([])
        expect(await claimMails.withdraw(901)).toBe(false)
        expect(await claimMails.take(later(9), later(20), 9)).toEqual([])
        await claimMails.schedule(901, later(10))
        expect(await claimMails.take(later(10), later(20), 9)).toEqual([901])
        expect(await claimMails.withdraw(901)).toBe(true)
        expect(await claimMails.take(later(60), later(90), 9)).toEqual([])
      }))

    it('go to one of several takers alone', async () => {
      const { id, claimId } = await commit(async (tables) => {
        const { id } = await addProject(tables, 'mailed')
        await tables.claims.insertAll([aClaim({ id: 950, osnId: id })])
        await tables.claimMails.schedule(950, at)
        return { id, claimId: 950 }
      })
      const takers = Array.from({ length: 8 }, () =>
        commit(({ claimMails }) => claimMails.take(later(1), later(60), 9)),
      )
      expect((await Promise.all(takers)).flat()).toEqual([claimId])
      await commit(({ claimMails }) => claimMails.settle(claimId, later(60)))
      expect(id).toBeGreaterThan(0)
    })
  })
}

/** Four claims on two projects, two of them pending, and somebody who decides. */
async function someClaims(tables: Tables) {
  const { id: first } = await addProject(tables, 'first')
  const { id: second } = await addProject(tables, 'second')
  const rows = [
    aClaim({ id: 901, osnId: first, status: 'APPROVED', reason: 'Known', setsClaimed: true }),
    aClaim({ id: 902, osnId: first }),
    aClaim({ id: 903, osnId: second, status: 'REJECTED' }),
    aClaim({ id: 904, osnId: second }),
  ]
  await tables.claims.insertAll(rows, { at, by: null })
  const admin = await tables.users.insert(userFields('decider@example.org', { name: 'Decider' }))
  return { first, second, admin }
}
