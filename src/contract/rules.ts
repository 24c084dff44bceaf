import {
  email,
  image,
  isImageAddress,
  isWebAddress,
  only,
  required,
  short,
  type Problems,
} from './fieldRules'
import { limits, noParent } from './limits'
import type { ArticleBody, NodeBody, OpportunityBody, ProfileBody, ProjectBody } from './bodies'

/**
 * The rules of specification §5, one function an entity. Forms show the sentences at their fields and
 * the server refuses with the same ones, so both sides always agree.
 */
export const rules = {
  /** `original` is the stored project when editing: an odd address that was not changed may stay (decisions). */
  project(values: ProjectBody, original?: { projectUrl: string }): Problems<ProjectBody> {
    const urlChanged = values.projectUrl !== original?.projectUrl
    return only({
      name: required('Name', values.name, limits.name),
      projectUrl:
        required('Project URL', values.projectUrl, limits.url) ??
        (urlChanged && !isWebAddress(values.projectUrl) ? 'Incorrect projectUrl' : undefined),
      tagline: required('Tagline', values.tagline, limits.tagline),
      license: required('License', values.license, limits.license),
      featuredImage: image(values.featuredImage),
      ...missingRelations(values),
    })
  },

  article(values: ArticleBody): Problems<ArticleBody> {
    return only({
      title: required('Title', values.title, limits.title),
      excerpt: required('Excerpt', values.excerpt, limits.excerpt),
      featuredImage: image(values.featuredImage),
    })
  },

  /** Categories and language stacks. With the record's `id` and the whole `list`, a parent that closes a circle is refused. */
  node(values: NodeBody, id?: number, list: readonly TreeNode[] = []): Problems<NodeBody> {
    return only({
      name: required('Name', values.name, limits.name),
      parentId:
        id !== undefined && closesCircle(id, values.parentId, list)
          ? 'Choose another parent: this one lies below the record itself'
          : undefined,
    })
  },

  opportunity(values: OpportunityBody): Problems<OpportunityBody> {
    return only({
      title: required('Title', values.title, limits.title),
      description: short('Description', values.description, limits.description),
    })
  },

  profile(values: ProfileBody): Problems<ProfileBody> {
    return only({
      name: required('Name', values.name, limits.name),
      profileImage:
        values.profileImage && !isImageAddress(values.profileImage) ? 'Choose an image' : undefined,
    })
  },

  login(values: { email: string; password: string }): Problems<{ email: string; password: string }> {
    return only({
      email: email(values.email),
      password: values.password === '' ? 'Password is required' : undefined,
    })
  },
}

/** A record of a tree, as far as the rule against circles needs it. */
export interface TreeNode {
  id: number
  parentId: number
}

/** Whether record `id` below `parentId` would become its own ancestor. */
export function closesCircle(id: number, parentId: number, list: readonly TreeNode[]): boolean {
  const parents = new Map(list.map((node) => [node.id, node.parentId]))
  const seen = new Set<number>()
  for (let at = parentId; at !== noParent && !seen.has(at); at = parents.get(at) ?? noParent) {
    if (at === id) return true
    seen.add(at)
  }
  return false
}

/** The one sentence of §5 stands at the first of the three fields that is empty. */
function missingRelations(values: ProjectBody): Problems<ProjectBody> {
  const sentence = 'Please add at least one tag, category and language'
  const field = (['tags', 'categories', 'language_stacks'] as const).find((name) => values[name].length === 0)
  return field ? { [field]: sentence } : {}
}
