import type { Related } from '../../src/contract/fields/lenient'
import { noParent } from '../../src/contract/limits'
import { memoryApplications, memoryClaimMails, memoryClaims } from './inbox/memoryInbox'
import { memoryEntities } from './memoryEntities'
import { known, MemoryRows, type Journal } from './memoryRows'
import { memoryTokenTables } from './memoryTokenTables'
import { memoryRecordRows } from './recordTables'
import { nameKey } from './nameKey'
import { uploadsIn } from './namedUploads'
import { categoryRow, languageStackRow, projectRow, publishedArticles } from './lists/listRows'
import { memoryTrail } from './trail/memoryTrail'
import type { Tables } from './port'
import { writeRows } from './lists/writtenRows'
import type {
  ApplicationFields,
  ArticleFields,
  ArticleListRecord,
  ArticleRecord,
  ClaimFields,
  NodeFields,
  OpportunityFields,
  OpportunityRecord,
  ProjectClaims,
  ProjectFields,
  ProjectListRecord,
  ProjectRecord,
  Stored,
  UserFields,
} from './records'

/** Every table of the port over maps. */
export function memoryTables(journal: Journal): Tables {
  const users = new MemoryRows<UserFields>(journal, { unique: (user) => nameKey(user.email) })
  const records = memoryRecordRows(journal)
  const { tags } = records
  const categories = treeRows(journal)
  const stacks = treeRows(journal)
  const projects = new MemoryRows<ProjectFields>(journal, {
    check(project) {
      known(tags, project.tags)
      known(categories, project.categories)
      known(stacks, project.language_stacks)
      if (project.adminId !== null) known(users, [project.adminId])
    },
  })
  const articles = new MemoryRows<ArticleFields>(journal, { check: (article) => known(tags, article.tags) })
  const opportunities = new MemoryRows<OpportunityFields>(journal, {
    check: (opportunity) => known(projects, [opportunity.osnId]),
  })
  const applications = new MemoryRows<ApplicationFields>(journal, {
    check: (application) => known(opportunities, [application.opportunityId]),
  })
  const claims = new MemoryRows<ClaimFields>(journal, { check: (claim) => known(projects, [claim.osnId]) })

  const claimsOf = (osnId: number) => claims.all().filter((claim) => claim.osnId === osnId)
  const wholeProject = (project: ProjectFields & Stored): ProjectRecord => ({
    ...project,
    tags: related(tags, project.tags),
    categories: related(categories, project.categories),
    language_stacks: related(stacks, project.language_stacks),
    ...claimIds(claimsOf(project.id)),
  })
  const wholeArticle = (article: ArticleFields & Stored): ArticleRecord => ({
    ...article,
    tags: related(tags, article.tags),
  })
  const wholeOpportunity = (opportunity: OpportunityFields & Stored): OpportunityRecord => ({
    ...opportunity,
    projectName: projects.get(opportunity.osnId)?.name ?? '',
    applications: applications
      .all()
      .filter((application) => application.opportunityId === opportunity.id)
      .map(({ id }) => id),
  })

  const projectList = (): ProjectListRecord[] => {
    const claimsByProject = grouped(claims.all(), (claim) => claim.osnId)
    return projects.all().map((project) => ({
      id: project.id,
      name: project.name,
      projectUrl: project.projectUrl,
      featuredImage: project.featuredImage,
      tagline: project.tagline,
      license: project.license,
      hasDescription: project.description !== '',
      hasDeploymentInstructions: project.deploymentInstructions !== '',
      isActive: project.isActive,
      isClaimed: project.isClaimed,
      isFeatured: project.isFeatured,
      tags: project.tags,
      categories: project.categories,
      language_stacks: project.language_stacks,
      updatedAt: updatedAt(projects, project.id),
      ...claimIds(claimsByProject.get(project.id) ?? []),
    }))
  }
  const articleList = (): ArticleListRecord[] =>
    articles.all().map(({ id, title, excerpt, featuredImage, isPublished, isFeatured, tags: chosen }) => ({
      id,
      title,
      excerpt,
      featuredImage,
      isPublished,
      isFeatured,
      tags: chosen,
      updatedAt: updatedAt(articles, id),
    }))

  const trail = memoryTrail(journal)
  const { entity, tree, recordTables, stamped } = memoryEntities(users)
  const all = [users, projects, articles, opportunities, applications, claims, ...Object.values(records)]
  return {
    namedUploads: async () => uploadsIn(JSON.stringify([trail, ...all].map((rows) => rows.all()))),
    trail,
    users: {
      ...entity(users, (user) => user),
      count: async () => users.size,
      countOf: async (role) => users.all().filter((user) => user.role === role).length,
      findByEmail: async (email) => users.byKey(nameKey(email)),
      findByEmailLocked: async (email) => users.byKey(nameKey(email)),
      lockSuperAdmins: async () =>
        users
          .all()
          .filter(({ role }) => role === 'SUPER_ADMIN')
          .map(({ id }) => id),
      page: async (skip, size) =>
        users
          .all()
          .slice(skip, skip + size)
          .map((user) => stamped(users, user)),
    },
    ...memoryTokenTables(journal, users),
    ...recordTables(records),
    categories: tree(categories, categoryRow),
    languageStacks: tree(stacks, languageStackRow),
    projects: {
      ...entity(projects, wholeProject),
      all: async () => projectList(),
      written: async () => writeRows(projectList().map(projectRow)),
      isActive: async (id) => projects.get(id)?.isActive,
    },
    articles: {
      ...entity(articles, wholeArticle),
      all: async () => articleList(),
      written: async (which) => writeRows(which === 'all' ? articleList() : publishedArticles(articleList())),
      countNotPublished: async () => articles.all().filter(({ isPublished }) => !isPublished).length,
    },
    opportunities: {
      ...entity(opportunities, wholeOpportunity),
      ofProject: async (osnId) =>
        opportunities
          .all()
          .filter((opportunity) => opportunity.osnId === osnId && !opportunity.isDeleted)
          .map(wholeOpportunity),
      deletedOf: async (osnId) =>
        opportunities
          .all()
          .filter((opportunity) => opportunity.osnId === osnId && opportunity.isDeleted)
          .map((opportunity) => stamped(opportunities, wholeOpportunity(opportunity))),
    },
    applications: memoryApplications(applications, { opportunities, projects }),
    claims: {
      ...entity(claims, (claim) => claim),
      ...memoryClaims(claims, {
        projectName: (osnId) => projects.get(osnId)?.name ?? '',
        stamped: (claim) => stamped(claims, claim),
      }),
    },
    claimMails: memoryClaimMails(journal, claims),
  }
}

const updatedAt = (rows: Pick<MemoryRows<object>, 'stampsOf'>, id: number) =>
  rows.stampsOf(id).updated?.at.toISOString() ?? null

/** Names in a tree differ among siblings only. */
function treeRows(journal: Journal): MemoryRows<NodeFields> {
  const rows: MemoryRows<NodeFields> = new MemoryRows<NodeFields>(journal, {
    unique: (node) => `${node.parentId} ${nameKey(node.name)}`,
    check: (node) => {
      if (node.parentId !== noParent) known(rows, [node.parentId])
    },
  })
  return rows
}

function related<Fields extends { readonly name: string }>(
  rows: MemoryRows<Fields>,
  ids: readonly number[],
): Related[] {
  return ids.map((id) => ({ id, name: rows.get(id)?.name ?? '' }))
}

function claimIds(claims: readonly (ClaimFields & Stored)[]): ProjectClaims {
  return {
    claims: claims.map(({ id }) => id),
    claimStatuses: claims.map(({ status }) => status),
    claimed: claims.filter(({ status }) => status === 'APPROVED').map(({ id }) => id),
  }
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
