import { describe, expect, it } from 'vitest'
import { limits } from '../src/contract/limits'
import { closesCircle, rules } from '../src/contract/rules'
import { recordEntries } from '../src/contract/records'
import { claimStatuses } from './database/records'
import { roles } from '../src/contract/access/roles'
import { crowdedScenario } from './scenarios/crowdedScenario'
import { demoAccounts } from './scenarios/accounts'
import type { ScenarioRecords } from './scenario'
import { smallScenario } from './scenarios/smallScenario'
import { scenario, type ScenarioName } from './scenarios'

const names: readonly ScenarioName[] = ['empty', 'small', 'crowded']

describe.each(names)('the scenario "%s"', (name) => {
  const content = scenario(name)

  it('has the account of each role, in the order of the roles', () => {
    expect(demoAccounts.map(({ role }) => role)).toEqual(roles)
    for (const { email, password, role } of demoAccounts)
      expect(content.users.find((user) => user.email === email)).toMatchObject({ password, role })
  })

  it('keeps the rules of the forms', () => {
    for (const [, { many, check }] of recordEntries)
      for (const record of content[many as keyof ScenarioRecords]) expect(check({ ...record })).toEqual({})
    for (const node of [...content.categories, ...content.languageStacks])
      expect(rules.node(node)).toEqual({})
    for (const article of content.articles)
      expect(rules.article({ ...article, tags: [...article.tags] })).toEqual({})
    for (const opportunity of content.opportunities) expect(rules.opportunity(opportunity)).toEqual({})
    for (const project of content.projects) {
      const { tags, categories, language_stacks } = project
      const lists = { tags: [...tags], categories: [...categories], language_stacks: [...language_stacks] }
      // An old record with an odd address stays as it is: it is its own original.
      expect(rules.project({ ...project, ...lists }, project)).toEqual({})
    }
  })

  it('has trees without circles, parents first', () => {
    for (const tree of [content.categories, content.languageStacks])
      for (const [index, { id, parentId }] of tree.entries()) {
        expect(closesCircle(id, parentId, tree)).toBe(false)
        if (parentId !== 0) expect(tree.findIndex((node) => node.id === parentId)).toBeLessThan(index)
      }
  })

  it('uses addresses that belong to nobody', () => {
    const people = [...content.users, ...content.applications].map(({ email }) => email)
    for (const email of [...people, ...content.claims.map(({ claimerEmail }) => claimerEmail)])
      expect(email).toMatch(/@example\.(org|com)$/)
  })
})

describe('the small scenario', () => {
  const small = scenario('small')

  it('is the same each time', () => {
    expect(smallScenario()).toEqual(small)
    expect(crowdedScenario()).toEqual(scenario('crowded'))
    expect(scenario('small')).toBe(small)
  })

  it('has something of everything', () => {
    expect(small.users.length).toBeGreaterThan(2 * limits.usersPageSize)
    expect(new Set(small.claims.map(({ status }) => status))).toEqual(new Set(claimStatuses))
    expect(new Set(small.articles.map(({ isPublished }) => isPublished)).size).toBe(2)
    expect(new Set(small.articles.map(({ isFeatured }) => isFeatured)).size).toBe(2)
    expect(small.opportunities.some(({ isDeleted }) => isDeleted)).toBe(true)
    const depth = (id: number): number =>
      id === 0 ? 0 : 1 + depth(small.categories.find((node) => node.id === id)?.parentId ?? 0)
    expect(Math.max(...small.categories.map(({ id }) => depth(id)))).toBe(3)
    const odd = small.projects.find(({ projectUrl }) => projectUrl.startsWith('ftp:'))
    expect(() => JSON.parse(odd?.mediaJson ?? '[]') as unknown).toThrow()
  })
})
