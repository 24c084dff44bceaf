import type { ProjectBody } from '../../src/contract/bodies'
import { rules } from '../../src/contract/rules'
import { isStaff } from '../access/auth'
import { acknowledgeReplaced, type Handlers } from '../call'
import { claimsOf } from '../database/lists/listRows'
import type { Tables } from '../database/port'
import type { ProjectFields, ProjectRecord } from '../database/records'
import { invalid, notFound, refuseProblems } from '../http/HttpError'
import type { SafeHtml } from '../http/filterTexts'
import { distinct, isChosen, unknownIds } from './relations'
import { shownStamps, withoutStamps } from './shown/stamps'
import { visibleProject } from './shown/visible'

/** Open-source projects, and the claims made on them. */
export const projectHandlers = {
  async projectList({ transact }) {
    return { rows: await transact((tables) => tables.projects.written()) }
  },

  async projectOne({ params, caller, transact }) {
    const project = await transact((tables) => visibleProject(tables, params.id, caller))
    const { adminId: _adminId, claimStatuses: _claimStatuses, version, ...shown } = withoutStamps(project)
    const claims = isStaff(caller) ? project : { claims: [], claimStatuses: [], claimed: [] }
    return {
      answer: {
        ...shown,
        tags: [...shown.tags],
        categories: [...shown.categories],
        language_stacks: [...shown.language_stacks],
        ...claimsOf(claims),
        ...shownStamps(caller, project),
      },
      version,
    }
  },

  async projectCreate({ body, caller, create, safeHtml }) {
    const { adminId, ...fields } = body
    if (adminId !== caller.user.id) throw invalid({ adminId: 'adminId has to be your own id' })
    refuseProblems(rules.project(fields))
    return create('Project added', async (tables) => {
      await refuseUnknown(tables, fields)
      return tables.projects.insert({ ...stored(fields, safeHtml), adminId })
    })
  },

  async projectUpdate({ body, transact, requireMatch, safeHtml }) {
    const { id, ...fields } = body
    return transact(async (tables) => {
      const original = await tables.projects.findLocked(id)
      if (!original) throw notFound('project')
      requireMatch(original.version)
      refuseProblems(rules.project(fields, original))
      await refuseUnknown(tables, fields, original)
      const kept = stored(fields, safeHtml, original)
      const version = await tables.projects.update(id, { ...kept, ...newlyChosen(kept, original) })
      return acknowledgeReplaced('Project updated', version, { sent: fields, stored: kept })
    })
  },

  async claimList({ params, transact }) {
    const claims = await transact(async (tables) => {
      if (!(await tables.projects.find(params.osnId))) throw notFound('project')
      return tables.claims.ofProject(params.osnId)
    })
    return {
      answer: claims.map(({ id, claimerName, claimerEmail, details, publicProfile, status }) => ({
        id,
        claimer: { name: claimerName, email: claimerEmail },
        details,
        publicProfile,
        status,
      })),
    }
  },
} satisfies Pick<Handlers, 'projectList' | 'projectOne' | 'projectCreate' | 'projectUpdate' | 'claimList'>

type Chosen = Pick<ProjectFields, 'tags' | 'categories' | 'language_stacks'>

/** The related records that are others than before; undefined for those that stay. */
function newlyChosen(fields: Chosen, before?: ProjectRecord): Partial<Chosen> {
  const { tags, categories, language_stacks } = fields
  return {
    tags: isChosen(tags, before?.tags) ? undefined : tags,
    categories: isChosen(categories, before?.categories) ? undefined : categories,
    language_stacks: isChosen(language_stacks, before?.language_stacks) ? undefined : language_stacks,
  }
}

async function refuseUnknown(tables: Tables, fields: ProjectBody, before?: ProjectRecord): Promise<void> {
  const { tags = [], categories = [], language_stacks = [] } = newlyChosen(fields, before)
  refuseProblems({
    ...(await unknownIds('tags', 'tag', tables.tags, tags)),
    ...(await unknownIds('categories', 'category', tables.categories, categories)),
    ...(await unknownIds('language_stacks', 'language stack', tables.languageStacks, language_stacks)),
  })
}

function stored(
  fields: ProjectBody,
  safeHtml: SafeHtml,
  original?: Pick<ProjectFields, 'description' | 'deploymentInstructions'>,
): Omit<ProjectFields, 'adminId'> {
  return {
    ...fields,
    description: safeHtml(fields.description, original?.description),
    deploymentInstructions: safeHtml(fields.deploymentInstructions, original?.deploymentInstructions),
    tags: distinct(fields.tags),
    categories: distinct(fields.categories),
    language_stacks: distinct(fields.language_stacks),
  }
}
