import { noParent } from '../../src/contract/limits'
import { memoryApplications, memoryClaimMails, memoryClaims } from './inbox/memoryInbox'
import { memoryEntities, updatedAt } from './memoryEntities'
import { known, MemoryRows, type Journal } from './memoryRows'
import { memoryMany } from './many/memoryMany'
import { memoryTokenTables } from './memoryTokenTables'
import { memoryRecordRows } from './recordTables'
import { memoryQuery } from './query/memoryQuery'
import { nameKey } from './nameKey'
import { uploadsIn } from './namedUploads'
import { categoryRow, languageStackRow, projectRow, publishedArticles } from './lists/listRows'
import { claimIds, grouped, related } from './lists/memoryRelated'
import { memoryLists, memoryRemovals } from './removals/memoryRemovals'
import { memoryViews } from './views/memoryViews'
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
  ProjectFields,
  ProjectListRecord,
  ProjectRecord,
  Stored,
  UserFields,
} from './records'

type Relation = 'tags' | 'categories' | 'language_stacks'

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

  const isChosen = (field: Relation, id: number) =>
    projects.all().some((project) => project[field].includes(id))
  const isTagOfArticle = (id: number) => articles.all().some((article) => article.tags.includes(id))
  const trail = memoryTrail(journal)
  const { entity, tree, recordTables, stamped } = memoryEntities(users)
  const all = [users, projects, articles, opportunities, applications, claims, ...Object.values(records)]
  return {
    namedUploads: async () => uploadsIn(JSON.stringify([trail, ...all].map((rows) => rows.all()))),
    trail,
    removals: memoryRemovals(journal),
    views: memoryViews(journal, users, entity),
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
    ...recordTables(records, (many, id) => many === 'tags' && (isChosen('tags', id) || isTagOfArticle(id))),
    categories: tree(categories, categoryRow, (id) => isChosen('categories', id)),
    languageStacks: tree(stacks, languageStackRow, (id) => isChosen('language_stacks', id)),
    projects: {
      ...entity(projects, wholeProject),
      ...memoryLists<Relation, ProjectFields>(projects, ({ name }) => name),
      all: async () => projectList(),
      written: async () => writeRows(projectList().map(projectRow)),
      isActive: async (id) => projects.get(id)?.isActive,
    },
    articles: {
      ...entity(articles, wholeArticle),
      ...memoryLists<'tags', ArticleFields>(articles, ({ title }) => title),
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
          .map((opportunity) => ({
            ...wholeOpportunity(opportunity),
            updatedAt: opportunities.stampsOf(opportunity.id).updated?.at ?? null,
          })),
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
    projectQuery: memoryQuery({
      projects: projectList,
      categories: () => categories.all(),
      stacks: () => stacks.all(),
    }),
    manyProjects: memoryMany(projects),
    manyArticles: memoryMany(articles),
    manyCategories: memoryMany(categories),
    manyLanguageStacks: memoryMany(stacks),
    manyOpportunities: memoryMany(opportunities),
  }
}

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
