import { limits, noParent } from './limits'
import type { ArticleBody, NodeBody, OpportunityBody, ProfileBody, ProjectBody, TagBody } from './bodies'

/** What is wrong with these values: a sentence by field; an empty object when nothing is. */
export type Problems<Values> = { [F in keyof Values]?: string }

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

  tag(values: TagBody): Problems<TagBody> {
    return only({ name: required('Name', values.name, limits.name) })
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
function missingRelations(values: ProjectBody): Problems<ProjectBody> {
  const sentence = 'Please add at least one tag, category and language'
  const field = (['tags', 'categories', 'language_stacks'] as const).find((name) => values[name].length === 0)
  return field ? { [field]: sentence } : {}
}

function required(label: string, value: string, longest: number): string | undefined {
  return value.trim() === '' ? `${label} is required` : short(label, value, longest)
}

function short(label: string, value: string, longest: number): string | undefined {
  if (value.includes('\u0000')) return `${label} holds a character that cannot be stored: type it again`
  return value.length > longest ? `${label} is too long: ${longest} characters at most` : undefined
}

function only<Values>(problems: Problems<Values>): Problems<Values> {
  return Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence)) as Problems<Values>
}
