import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../build/sources.mjs'
import * as z from 'zod/mini'
import { ArticleBody, NodeBody, OpportunityCreateBody, ProjectCreateBody } from '../../../src/contract/bodies'
import { roles } from '../../../src/contract/access/roles'
import { claimStatuses } from '../../database/records'

const Names = z.array(z.string()).check(z.minLength(1))
const flag = (fallback: boolean) => z._default(z.boolean(), fallback)

const Person = z.strictObject({
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  isVerified: flag(true),
})

const DirectoryNode = z.strictObject({
  name: NodeBody.shape.name,
  /** The name of its parent, which stands before it. */
  below: z.optional(z.string()),
})

const { name, projectUrl, tagline, license, description, deploymentInstructions } = ProjectCreateBody.shape
const DirectoryProject = z.strictObject({
  name,
  projectUrl,
  tagline,
  license,
  isActive: flag(true),
  isFeatured: flag(false),
  /** An old record, from before the featured image was asked for. */
  hasNoImage: flag(false),
  tags: Names,
  categories: Names,
  languageStacks: Names,
  description,
  deploymentInstructions,
})

const { title, excerpt, content } = ArticleBody.shape
const DirectoryArticle = z.strictObject({
  title,
  excerpt,
  content,
  isPublished: flag(true),
  isFeatured: flag(false),
  tags: Names,
})

const DirectoryOpportunity = z.strictObject({
  /** The name of its project. */
  project: z.string(),
  title: OpportunityCreateBody.shape.title,
  description: OpportunityCreateBody.shape.description,
  isDeleted: flag(false),
})

const DirectoryApplication = z.strictObject({
  /** The title of the opportunity. */
  opportunity: z.string(),
  name: z.string(),
  email: z.string(),
  publicProfile: z.string(),
  proposalLetter: z.string(),
})

const DirectoryClaim = z.strictObject({
  /** The name of the project that is claimed. */
  project: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(claimStatuses),
  details: z.string(),
  publicProfile: z.string(),
})

const Directory = z.strictObject({
  users: z.array(Person),
  tags: Names,
  categories: z.array(DirectoryNode),
  languageStacks: z.array(DirectoryNode),
  projects: z.array(DirectoryProject),
  articles: z.array(DirectoryArticle),
  opportunities: z.array(DirectoryOpportunity),
  applications: z.array(DirectoryApplication),
  claims: z.array(DirectoryClaim),
})

/** A category or a language stack of the file. */
export type DirectoryNode = z.output<typeof DirectoryNode>
/** All that the file holds. Its records are named, not numbered, where others refer to them. */
export type Directory = z.output<typeof Directory>

/**
 * Reads `directory.json`: npm packages as their authors describe them, other open-source projects in words of this
 * project, and people who do not exist. The order of its records gives their ids. Throws for a field that is missing,
 * unknown or of another type.
 */
export async function readDirectory(): Promise<Directory> {
  const file = await readFile(path.join(root, 'server/node/demo/directory.json'), 'utf8')
  return Directory.parse(JSON.parse(file))
}
