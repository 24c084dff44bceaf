import {
  type Problems,
  email,
  few,
  image,
  isImageAddress,
  isWebAddress,
  loginProblems,
  only,
  required,
  short,
} from './fieldRules'
import { limits, noParent } from './limits'
import { mediaProblem } from './media'
import type {
  ArticleBody,
  DemotionBody,
  NodeBody,
  OpportunityBody,
  PasswordBody,
  ProfileBody,
  ProjectBody,
} from './bodies'

/**
 * The rules of specification §5, one function an entity. Forms show the sentences at their fields and
 * the server refuses with the same ones, so both sides always agree.
 */
export const rules = {
  /** `original` is the stored project when editing: odd addresses and media that were not changed may stay (decisions). */
  project(
    values: ProjectBody,
    original?: { projectUrl: string; featuredImage?: string; mediaJson?: string },
  ): Problems<ProjectBody> {
    const urlChanged = values.projectUrl !== original?.projectUrl
    return only({
      name: required('Name', values.name, limits.name),
      projectUrl:
        required('Project URL', values.projectUrl, limits.url) ??
        (urlChanged && !isWebAddress(values.projectUrl) ? 'Incorrect projectUrl' : undefined),
      tagline: required('Tagline', values.tagline, limits.tagline),
      license: required('License', values.license, limits.license),
      featuredImage: image(values.featuredImage, original?.featuredImage),
      mediaJson: mediaProblem(values.mediaJson, original?.mediaJson),
      description: short('Description', values.description, limits.richText),
      deploymentInstructions: short(
        'Deployment instructions',
        values.deploymentInstructions,
        limits.richText,
      ),
      tags: few('tags', values.tags),
      categories: few('categories', values.categories),
      language_stacks: few('language stacks', values.language_stacks),
      ...missingRelations(values),
    })
  },

  article(values: ArticleBody, original?: { featuredImage: string }): Problems<ArticleBody> {
    return only({
      title: required('Title', values.title, limits.title),
      excerpt: required('Excerpt', values.excerpt, limits.excerpt),
      featuredImage: image(values.featuredImage, original?.featuredImage),
      content: short('Content', values.content, limits.richText),
      tags: few('tags', values.tags),
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

  profile(values: ProfileBody, original?: { profileImage: string }): Problems<ProfileBody> {
    return only({
      name: required('Name', values.name, limits.name),
      profileImage:
        values.profileImage === '' || values.profileImage === original?.profileImage
          ? undefined
          : isImageAddress(values.profileImage)
            ? short('The address of the image', values.profileImage, limits.url)
            : 'Choose an image',
    })
  },

  /** The current password may be empty: accounts that were only ever opened by links have none. */
  password(values: PasswordBody): Problems<PasswordBody> {
    const { newPassword } = values
    return only({
      currentPassword: short('Current password', values.currentPassword, limits.password),
      newPassword:
        required('New password', newPassword, limits.password) ??
        (newPassword.length < limits.passwordMin
          ? `New password is too short: ${limits.passwordMin} characters at least`
          : undefined),
    })
  },

  invitation(values: { email: string }): Problems<{ email: string }> {
    return only({ email: email(values.email) })
  },

  /** A SUPER_ADMIN's role is taken away by another one, who gives their own password. */
  demotion(values: DemotionBody): Problems<DemotionBody> {
    return only({ password: values.password === '' ? 'Password is required' : undefined })
  },

  login: loginProblems,
}

/** A record of a tree, as far as the rule against circles needs it. */
export interface TreeNode {
  id: number
  parentId: number
}

/** Whether record `id` below `parentId` would become its own ancestor. */
export function closesCircle(id: number, parentId: number, list: readonly TreeNode[]): boolean {
  return liesBelow(parentsOf(list), id, parentId)
}

/** Whether what has the parent `parentId` lies below record `id`, or is to; `parents` holds the parent of each by its id. */
export function liesBelow(parents: ReadonlyMap<number, number>, id: number, parentId: number): boolean {
  const seen = new Set<number>()
  for (let at = parentId; at !== noParent && !seen.has(at); at = parents.get(at) ?? noParent) {
    if (at === id) return true
    seen.add(at)
  }
  return false
}

const parents = new WeakMap<readonly TreeNode[], ReadonlyMap<number, number>>()

/** The parent of each record, read once of a list: many records of it may be checked. */
function parentsOf(list: readonly TreeNode[]): ReadonlyMap<number, number> {
  const known = parents.get(list) ?? new Map(list.map((node) => [node.id, node.parentId]))
  parents.set(list, known)
  return known
}

/** The one sentence of §5 stands at the first of the three fields that is empty. */
function missingRelations(values: ProjectBody): Problems<ProjectBody> {
  const sentence = 'Please add at least one tag, category and language'
  const field = (['tags', 'categories', 'language_stacks'] as const).find((name) => values[name].length === 0)
  return field ? { [field]: sentence } : {}
}
