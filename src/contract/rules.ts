import { limits, noParent } from './limits'
import type { ArticleBody, NodeBody, OpportunityBody, ProfileBody, ProjectBody, TagBody } from './bodies'

/** What is wrong with a draft: a sentence by field; an empty object when nothing is. */
export type Problems<Draft> = { [F in keyof Draft]?: string }

/**
 * The rules of specification §5, one function an entity. Forms show the sentences at their fields and
 * the server refuses with the same ones, so both sides always agree.
 */
export const rules = {
  /** `original` is the stored project when editing: an odd address that was not changed may stay (decisions). */
  project(draft: ProjectBody, original?: { projectUrl: string }): Problems<ProjectBody> {
    const urlChanged = draft.projectUrl !== original?.projectUrl
    return only({
      name: required('Name', draft.name, limits.name),
      projectUrl:
        required('Project URL', draft.projectUrl, limits.url) ??
        (urlChanged && !isWebAddress(draft.projectUrl) ? 'Incorrect projectUrl' : undefined),
      tagline: required('Tagline', draft.tagline, limits.tagline),
      license: required('License', draft.license, limits.license),
      featuredImage: image(draft.featuredImage),
      ...missingRelations(draft),
    })
  },

  article(draft: ArticleBody): Problems<ArticleBody> {
    return only({
      title: required('Title', draft.title, limits.title),
      excerpt: required('Excerpt', draft.excerpt, limits.excerpt),
      featuredImage: image(draft.featuredImage),
    })
  },

  tag(draft: TagBody): Problems<TagBody> {
    return only({ name: required('Name', draft.name, limits.name) })
  },

  /** Categories and language stacks. With the record's `id` and the whole `list`, a parent that closes a circle is refused. */
  node(draft: NodeBody, id?: number, list: readonly TreeNode[] = []): Problems<NodeBody> {
    return only({
      name: required('Name', draft.name, limits.name),
      parentId:
        id !== undefined && closesCircle(id, draft.parentId, list)
          ? 'Choose another parent: this one lies below the record itself'
          : undefined,
    })
  },

  opportunity(draft: OpportunityBody): Problems<OpportunityBody> {
    return only({
      title: required('Title', draft.title, limits.title),
      description: short('Description', draft.description, limits.description),
    })
  },

  profile(draft: ProfileBody): Problems<ProfileBody> {
    return only({
      name: required('Name', draft.name, limits.name),
      profileImage: draft.profileImage && !isImageAddress(draft.profileImage) ? 'Choose an image' : undefined,
    })
  },

  login(draft: { email: string; password: string }): Problems<{ email: string; password: string }> {
    return only({
      email: email(draft.email),
      password: draft.password === '' ? 'Password is required' : undefined,
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

/** Whether the text is a full http or https address with a host. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s]+$/i.test(value)) return false
  try {
    const { hostname } = new URL(value)
    return hostname === 'localhost' || /^[^.].*\.[^.]/.test(hostname) || hostname.startsWith('[')
  } catch {
    return false
  }
}

/** An image's address: on the web, or a path on this host (where the embedded server keeps uploads). */
export function isImageAddress(value: string): boolean {
  return isWebAddress(value) || /^\/(?!\/)[^\s\\]*$/.test(value)
}

const emailPattern = /^[^\s@]+@[^\s@]+$/

function email(value: string): string | undefined {
  if (value.trim() === '') return 'E-mail is required'
  return emailPattern.test(value.trim()) ? undefined : 'Enter an e-mail address, like name@example.org'
}

function image(value: string): string | undefined {
  if (value.trim() === '') return 'Featured image is mandatory'
  return isImageAddress(value) ? undefined : 'The image needs a web address: choose the file again'
}

/** The one sentence of §5 stands at the first of the three fields that is empty. */
function missingRelations(draft: ProjectBody): Problems<ProjectBody> {
  const sentence = 'Please add at least one tag, category and language'
  const field = (['tags', 'categories', 'language_stacks'] as const).find((name) => draft[name].length === 0)
  return field ? { [field]: sentence } : {}
}

function required(label: string, value: string, longest: number): string | undefined {
  return value.trim() === '' ? `${label} is required` : short(label, value, longest)
}

function short(label: string, value: string, longest: number): string | undefined {
  if (value.includes('\u0000')) return `${label} holds a character that cannot be stored: type it again`
  return value.length > longest ? `${label} is too long: ${longest} characters at most` : undefined
}

function only<Draft>(problems: Problems<Draft>): Problems<Draft> {
  return Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence)) as Problems<Draft>
}
