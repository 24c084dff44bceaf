import { describe, expect, it } from 'vitest'
import { aClaim, anApplication, anArticle, anOpportunity } from '../../fixtures'
import type { Subject } from './subject'
import { addProject, projectFields, userFields } from './rows'

const nobody = 2_000_000_000

/** Projects, articles, opportunities and what hangs on them. */
export function contentConformance({ attempt, commit }: Subject): void {
  describe('projects', () => {
    it('come back as they were written, with the names of their relations', () =>
      attempt(async (tables) => {
        const { id, adminId, tag, category, stack } = await addProject(tables, 'whole')
        const expected = {
          ...projectFields({ name: 'whole' }),
          id,
          version: 1,
          adminId,
          tags: [{ id: tag, name: 'tag of whole' }],
          categories: [{ id: category, name: 'category of whole' }],
          language_stacks: [{ id: stack, name: 'stack of whole' }],
          claims: [],
          claimStatuses: [],
          claimed: [],
        }
        expect(await tables.projects.find(id)).toEqual(expected)
        expect(await tables.projects.findLocked(id)).toEqual(expected)
        expect(await tables.projects.find(nobody)).toBeUndefined()
      }))

    it('keep the order of choosing, and relations that a change leaves out', () =>
      attempt(async (tables) => {
        const { id, tag } = await addProject(tables, 'ordered')
        const others = [await tables.tags.insert({ name: 'x' }), await tables.tags.insert({ name: 'a' })]
        expect(
          await tables.projects.update(id, { tags: [...others.toReversed(), tag], isFeatured: true }),
        ).toBe(2)
        const project = await tables.projects.find(id)
        expect(project?.tags.map(({ name }) => name)).toEqual(['a', 'x', 'tag of ordered'])
        expect(project?.categories).toHaveLength(1)
        expect(project).toMatchObject({ isFeatured: true, name: 'ordered', version: 2 })
        await tables.projects.update(id, { tags: [], categories: [] })
        expect(await tables.projects.find(id)).toMatchObject({ tags: [], categories: [], version: 3 })
      }))

    it('follow the names of their relations', () =>
      attempt(async (tables) => {
        const { id, tag } = await addProject(tables, 'followed')
        await tables.tags.update(tag, { name: 'renamed' })
        expect((await tables.projects.find(id))?.tags).toEqual([{ id: tag, name: 'renamed' }])
      }))

    it.each(['tags', 'categories', 'language_stacks'] as const)('need %s that exist', async (relation) => {
      const added = commit(({ projects }) => projects.insert(projectFields({ [relation]: [nobody] })))
      await expect(added).rejects.toMatchObject({ kind: 'unknown' })
    })

    it('need an admin who exists, or none', async () => {
      const added = commit(({ projects }) => projects.insert(projectFields({ adminId: nobody })))
      await expect(added).rejects.toMatchObject({ kind: 'unknown' })
      await attempt(async ({ projects }) => {
        const id = await projects.insert(projectFields({ adminId: null }))
        expect((await projects.find(id))?.adminId).toBeNull()
      })
    })

    it('keep any text to the letter', () =>
      attempt(async ({ projects }) => {
        const description = `"quotes" 'single' \\ back $1 %s \u2028 é e\u0301 שלום 🧁\r\n\t${'long '.repeat(100_000)}`
        const id = await projects.insert(projectFields({ description }))
        expect((await projects.find(id))?.description).toBe(description)
        await projects.update(id, { description: `${description}!` })
        expect((await projects.find(id))?.description).toBe(`${description}!`)
      }))

    it('are listed by id with all claims and their statuses, and the approved ones apart', () =>
      attempt(async (tables) => {
        const first = await addProject(tables, 'first')
        const second = await addProject(tables, 'second')
        await tables.projects.update(second.id, { description: '' })
        await tables.claims.insertAll([
          aClaim({ id: 901, osnId: first.id, status: 'REJECTED' }),
          aClaim({ id: 902, osnId: first.id, status: 'APPROVED' }),
          aClaim({ id: 903, osnId: first.id, status: 'PENDING' }),
        ])
        const { projectUrl, featuredImage, tagline, license } = projectFields()
        const plain = {
          projectUrl,
          featuredImage,
          tagline,
          isActive: true,
          isClaimed: false,
          isFeatured: false,
          license,
          hasDeploymentInstructions: projectFields().deploymentInstructions !== '',
          updatedAt: null,
        }
        const relatedTo = ({ tag, category, stack }: typeof first) => ({
          tags: [tag],
          categories: [category],
          language_stacks: [stack],
        })
        const none = { claims: [], claimStatuses: [], claimed: [] }
        const claims = {
          claims: [901, 902, 903],
          claimStatuses: ['REJECTED', 'APPROVED', 'PENDING'],
          claimed: [902],
        }
        expect(await tables.projects.all()).toEqual([
          { id: first.id, name: 'first', ...plain, ...relatedTo(first), hasDescription: true, ...claims },
          { id: second.id, name: 'second', ...plain, ...relatedTo(second), hasDescription: false, ...none },
        ])
        expect(await tables.projects.find(first.id)).toMatchObject(claims)
        expect(await tables.claims.ofProject(second.id)).toEqual([])
        expect((await tables.claims.ofProject(first.id))[1]).toEqual({
          ...aClaim({ id: 902, osnId: first.id, status: 'APPROVED' }),
          version: 1,
        })
      }))
  })

  describe('articles', () => {
    it('come back as they were written, and change', () =>
      attempt(async ({ articles, tags }) => {
        const tag = await tags.insert({ name: 'news' })
        const { id: _id, ...fields } = anArticle({ id: 1, tags: [tag], isPublished: false })
        const id = await articles.insert(fields)
        const expected = { ...fields, id, version: 1, tags: [{ id: tag, name: 'news' }] }
        expect(await articles.find(id)).toEqual(expected)
        const { content: _content, ...listed } = fields
        expect(await articles.all()).toEqual([{ ...listed, id, updatedAt: null }])
        expect(await articles.countNotPublished()).toBe(1)
        await articles.update(id, { isPublished: true })
        expect(await articles.countNotPublished()).toBe(0)
        await articles.update(id, { ...fields, title: 'New', tags: [] })
        expect(await articles.findLocked(id)).toEqual({ ...expected, title: 'New', tags: [], version: 3 })
      }))

    it('need tags that exist', async () => {
      const { id: _id, ...fields } = anArticle({ id: 1, tags: [nobody] })
      await expect(commit(({ articles }) => articles.insert(fields))).rejects.toMatchObject({
        kind: 'unknown',
      })
    })
  })

  describe('opportunities', () => {
    it('are listed without deleted ones, which are still found', () =>
      attempt(async (tables) => {
        const { id: osnId } = await addProject(tables, 'hiring')
        const { id: other } = await addProject(tables, 'other')
        const { id: _id, ...fields } = anOpportunity({ id: 1, osnId })
        const updatedAt = new Date('2026-03-01T09:00:00Z')
        const kept = await tables.opportunities.insert(fields, { at: updatedAt, by: null })
        const deleted = await tables.opportunities.insert(fields)
        const elsewhere = await tables.opportunities.insert({ ...fields, osnId: other })
        expect(await tables.opportunities.update(deleted, { isDeleted: true })).toBe(2)
        const application = anApplication({ id: 801, opportunityId: kept })
        await tables.applications.insertAll([
          application,
          anApplication({ id: 802, opportunityId: deleted }),
          anApplication({ id: 803, opportunityId: elsewhere }),
        ])
        const more = { projectName: 'hiring', version: 1 }
        expect(await tables.opportunities.ofProject(osnId)).toEqual([
          { ...fields, ...more, id: kept, applications: [801], updatedAt },
        ])
        expect(await tables.opportunities.ofProject(other)).toMatchObject([{ updatedAt: null }])
        const found = { ...fields, ...more, id: deleted, version: 2, isDeleted: true, applications: [802] }
        const deletedOf = await tables.opportunities.deletedOf(osnId)
        expect(deletedOf).toEqual([await tables.opportunities.findStamped(deleted)])
        expect(deletedOf).toMatchObject([found])
        expect(await tables.opportunities.deletedOf(other)).toEqual([])
        expect(await tables.opportunities.find(deleted)).toEqual(found)
        expect(await tables.opportunities.findLocked(deleted)).toEqual(found)
        expect(await tables.applications.ofOpportunity(kept)).toEqual([{ ...application, version: 1 }])
        expect(await tables.applications.ofOpportunity(nobody)).toEqual([])
        const newest = [{ id: 803, opportunityId: elsewhere }]
        expect(await tables.applications.newest(1)).toEqual(newest)
        expect(await tables.applications.newest(9)).toEqual([...newest, { id: 801, opportunityId: kept }])
      }))

    it('need a project that exists, as claims do; applications need an opportunity', async () => {
      const { id: _id, ...fields } = anOpportunity({ id: 1, osnId: nobody })
      const unknown = { kind: 'unknown' }
      await expect(commit(({ opportunities }) => opportunities.insert(fields))).rejects.toMatchObject(unknown)
      const claim = aClaim({ id: 1, osnId: nobody })
      await expect(commit(({ claims }) => claims.insertAll([claim]))).rejects.toMatchObject(unknown)
      const application = anApplication({ id: 1, opportunityId: nobody })
      await expect(commit(({ applications }) => applications.insertAll([application]))).rejects.toMatchObject(
        unknown,
      )
    })
  })

  it('uploads are named by each text that holds their address', () =>
    attempt(async (tables) => {
      const upload = (letter: string) => `/uploads/${letter.repeat(32)}.png`
      const mediaJson = JSON.stringify([{ name: 'n', url: upload('a'), type: 'IMAGE' }])
      const description = `<p><img src="${upload('b')}"><img src="${upload('c')}"></p>`
      await tables.projects.insert(projectFields({ mediaJson, description, featuredImage: upload('d') }))
      await tables.users.insert(userFields('pictured@example.org', { profileImage: upload('e') }))
      const named = await tables.namedUploads()
      expect([...'abcdef'].map((letter) => named.has(letter.repeat(32)))).toEqual([
        true,
        true,
        true,
        true,
        true,
        false,
      ])
    }))
}
