import type { Opportunity } from '../../src/contract/entities'
import { rules } from '../../src/contract/rules'
import { isStaff, type Caller } from '../access/auth'
import { acknowledge, type Handlers } from '../call'
import type { OpportunityRecord } from '../database/records'
import { invalid, notFound, refuseProblems } from '../http/HttpError'
import { shownStamps } from './shown/stamps'
import { requireVisibleProject, visibleOpportunity } from './shown/visible'

/** Job opportunities of projects and the applications to them; messages as in §8. */
export const opportunityHandlers = {
  async opportunityList({ params, caller, transact }) {
    const opportunities = await transact(async (tables) => {
      await requireVisibleProject(tables, params.osnId, caller)
      return tables.opportunities.ofProject(params.osnId)
    })
    return {
      answer: opportunities.map((opportunity) => ({
        ...shown(opportunity, caller),
        ...(isStaff(caller) && { updatedAt: opportunity.updatedAt?.toISOString() ?? null }),
      })),
    }
  },

  async opportunityDeletedList({ params, caller, transact }) {
    const opportunities = await transact(async (tables) => {
      await requireVisibleProject(tables, params.osnId, caller)
      return tables.opportunities.deletedOf(params.osnId)
    })
    return {
      answer: opportunities.map((opportunity) => ({
        ...shown(opportunity, caller),
        ...shownStamps(caller, opportunity),
      })),
    }
  },

  async opportunityOne({ params, caller, transact }) {
    const opportunity = await transact((tables) => visibleOpportunity(tables, params.id, caller))
    const answer = { ...shown(opportunity, caller), ...shownStamps(caller, opportunity) }
    return { answer, version: opportunity.version }
  },

  async opportunityCreate({ body, create }) {
    refuseProblems(rules.opportunity(body))
    return create('contribution added successfully', async (tables) => {
      if (!(await tables.projects.find(body.osnId))) throw invalid({ osnId: 'This project does not exist' })
      return tables.opportunities.insert({ ...body, isDeleted: false })
    })
  },

  async opportunityUpdate({ body, transact, requireMatch }) {
    const { opportunityId, ...changes } = body
    if ('title' in changes) refuseProblems(rules.opportunity(changes))
    return transact(async (tables) => {
      const opportunity = await tables.opportunities.findLocked(opportunityId)
      if (!opportunity) throw notFound('opportunity')
      requireMatch(opportunity.version)
      const isDeletion = 'isDeleted' in changes && changes.isDeleted
      return acknowledge(
        `contribution ${isDeletion ? 'deleted' : 'updated'} successfully`,
        await tables.opportunities.update(opportunityId, changes),
      )
    })
  },

  async applicationList({ params, transact }) {
    const applications = await transact(async (tables) => {
      if (!(await tables.opportunities.find(params.opportunityId))) throw notFound('opportunity')
      return tables.applications.ofOpportunity(params.opportunityId)
    })
    return {
      answer: applications.map(({ id, name, email, proposalLetter, publicProfile }) => ({
        id,
        name,
        email,
        proposalLetter,
        publicProfile,
      })),
    }
  },
} satisfies Pick<
  Handlers,
  | 'opportunityList'
  | 'opportunityDeletedList'
  | 'opportunityOne'
  | 'opportunityCreate'
  | 'opportunityUpdate'
  | 'applicationList'
>

function shown(opportunity: OpportunityRecord, caller: Caller | undefined): Opportunity {
  const { id, title, description, osnId, isDeleted, projectName, applications } = opportunity
  return {
    id,
    title,
    description,
    osnId,
    isDeleted,
    applications: isStaff(caller) ? applications.map((applicationId) => ({ id: applicationId })) : [],
    openSource: { id: osnId, name: projectName },
  }
}
