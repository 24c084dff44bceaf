import { aNode, aProject, aTag, aUser } from '../../fixtures'
import type { Tables } from '../port'
import type { ProjectFields, UserFields } from '../records'

/** A user's fields; the e-mail address has to differ. */
export function userFields(email: string, over: Partial<UserFields> = {}): UserFields {
  const { id: _id, ...fields } = aUser({ id: 1, email })
  return { ...fields, passwordHash: 'hash', ...over }
}

/** A project's fields without relations. */
export function projectFields(over: Partial<ProjectFields> = {}): ProjectFields {
  const { id: _id, ...fields } = aProject({ id: 1, tags: [], categories: [], language_stacks: [] })
  return { ...fields, ...over }
}

/** Adds one user, tag, category, stack and a project that has them all. */
export async function addProject(tables: Tables, name: string) {
  const adminId = await tables.users.insert(userFields(`${name}@example.org`))
  const tag = await tables.tags.insert({ name: aTag({ id: 1, name: `tag of ${name}` }).name })
  const { parentId } = aNode({ id: 1 })
  const category = await tables.categories.insert({ name: `category of ${name}`, parentId })
  const stack = await tables.languageStacks.insert({ name: `stack of ${name}`, parentId })
  const id = await tables.projects.insert(
    projectFields({ name, adminId, tags: [tag], categories: [category], language_stacks: [stack] }),
  )
  return { id, adminId, tag, category, stack }
}
