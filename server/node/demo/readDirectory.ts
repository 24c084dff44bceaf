import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { NodeBody, ProjectCreateBody } from '../../../src/contract/bodies'

const Names = z.array(z.string()).check(z.minLength(1))

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
  isFeatured: z._default(z.boolean(), false),
  tags: Names,
  categories: Names,
  languageStacks: Names,
  description,
  deploymentInstructions,
})

const Directory = z.strictObject({
  categories: z.array(DirectoryNode),
  languageStacks: z.array(DirectoryNode),
  projects: z.array(DirectoryProject),
})

/** A category or a language stack of the file. */
export type DirectoryNode = z.output<typeof DirectoryNode>
/** A project of the file; its tags, categories and language stacks are named, not numbered. */
export type DirectoryProject = z.output<typeof DirectoryProject>

/**
 * Reads `directory.json`: open-source packages as their authors described them when the file was written. The order of
 * its records gives their ids. Throws for a field that is missing, unknown or of another type.
 */
export async function readDirectory(): Promise<z.output<typeof Directory>> {
  const content = await readFile(path.join(import.meta.dirname, 'directory.json'), 'utf8')
  return Directory.parse(JSON.parse(content))
}
