import * as z from 'zod/mini'
import {
  Application,
  Article,
  ArticleRow,
  Category,
  Claim,
  LanguageStack,
  Opportunity,
  Profile,
  Project,
  ProjectRow,
  Tag,
  User,
} from './entities'
import {
  ArticleBody,
  LoginBody,
  MagicLinkBody,
  NodeBody,
  OpportunityCreateBody,
  OpportunityUpdateBody,
  ProfileBody,
  ProjectCreateBody,
  ProjectUpdateBody,
  RoleBody,
  TagCreateBody,
  TagUpdateBody,
} from './bodies'

/**
 * Who may make a call (decisions, "Roles"): anyone; a signed-in user who is not BLOCKED;
 * staff (CONTENT_EDITOR, ADMIN, SUPER_ADMIN); or a SUPER_ADMIN alone.
 */
export type Access = 'anyone' | 'signedIn' | 'staff' | 'superAdmin'

/** One call of the wire. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT'
  /** Path below the API base; `{product}` is the configured slug, `{token}` a text, every other parameter an id. */
  path: string
  access: Access
  /** Shape of the JSON body; absent when there is none. `'file'` is multipart with one `file` field. */
  body?: z.ZodMiniType | 'file'
  /** Shape of what the answer carries, see `envelope`. */
  answer: z.ZodMiniType
  /** Where the answer carries it: under `data` (or bare), or as the whole body with fields named by the specification. */
  envelope: 'data' | 'body'
}

/** Answer of a mutation: `success` and a message; a create also tells the new id where the host gives it. */
export const Acknowledgement = z.object({
  success: z.literal(true),
  message: z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? ''),
  ),
  data: z.nullish(z.object({ id: z.optional(z.int()) })),
})
export type Acknowledgement = z.output<typeof Acknowledgement>

const LoginAnswer = z.object({
  user: z.object({
    success: z.boolean(),
    statusCode: z.nullish(z.number()),
    message: z.nullish(z.string()),
  }),
  token: z.nullish(z.string()),
  /** True where the server offers `logout` (decisions, "Session"). */
  logout: z.optional(z.boolean()),
})

const VerifyAnswer = z.object({
  user: z.object({ data: z.object({ isVerified: z.boolean() }) }),
  token: z.nullish(z.string()),
  logout: z.optional(z.boolean()),
})

const MagicLinkAnswer = z.object({ statusCode: z.number(), message: z.string() })

/** Every call of specification §7, one row each, and `logout` beside them. Client, server, tests and API document read this table. */
export const endpoints = {
  currentUser: {
    method: 'GET',
    path: '/auth/user',
    access: 'signedIn',
    answer: z.object({ id: z.optional(z.int()), role: z.string() }),
    envelope: 'data',
  },
  login: {
    method: 'POST',
    path: '/auth/login/',
    access: 'anyone',
    body: LoginBody,
    answer: LoginAnswer,
    envelope: 'body',
  },
  magicLink: {
    method: 'POST',
    path: '/auth/magic-link',
    access: 'anyone',
    body: MagicLinkBody,
    answer: MagicLinkAnswer,
    envelope: 'body',
  },
  verify: {
    method: 'GET',
    path: '/auth/verify/{token}',
    access: 'anyone',
    answer: VerifyAnswer,
    envelope: 'body',
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'signedIn',
    answer: Acknowledgement,
    envelope: 'body',
  },
  profile: {
    method: 'GET',
    path: '/profile',
    access: 'signedIn',
    answer: z.object({ user: Profile }),
    envelope: 'body',
  },
  profileUpdate: {
    method: 'PUT',
    path: '/profile/update',
    access: 'signedIn',
    body: ProfileBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  upload: {
    method: 'POST',
    path: '/admin/upload',
    access: 'staff',
    body: 'file',
    answer: z.object({ Location: z.string() }),
    envelope: 'body',
  },
  projectList: {
    method: 'GET',
    path: '/admin/{product}/0',
    access: 'staff',
    answer: z.array(ProjectRow),
    envelope: 'data',
  },
  projectOne: {
    method: 'GET',
    path: '/public/open-source/{id}',
    access: 'anyone',
    answer: Project,
    envelope: 'data',
  },
  projectCreate: {
    method: 'POST',
    path: '/admin/open-source/create',
    access: 'staff',
    body: ProjectCreateBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  projectUpdate: {
    method: 'PUT',
    path: '/admin/open-source/update/{id}',
    access: 'staff',
    body: ProjectUpdateBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  tagList: {
    method: 'GET',
    path: '/public/tags',
    access: 'anyone',
    answer: z.array(Tag),
    envelope: 'data',
  },
  tagOne: {
    method: 'GET',
    path: '/public/tag/{id}',
    access: 'anyone',
    answer: Tag,
    envelope: 'data',
  },
  tagCreate: {
    method: 'POST',
    path: '/admin/tag/create',
    access: 'staff',
    body: TagCreateBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  tagUpdate: {
    method: 'PUT',
    path: '/admin/tag/update/{tagId}',
    access: 'staff',
    body: TagUpdateBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  categoryList: {
    method: 'GET',
    path: '/public/categories',
    access: 'anyone',
    answer: z.array(Category),
    envelope: 'data',
  },
  categoryOne: {
    method: 'GET',
    path: '/public/category/{id}',
    access: 'anyone',
    answer: Category,
    envelope: 'data',
  },
  categoryCreate: {
    method: 'POST',
    path: '/admin/category/create',
    access: 'staff',
    body: NodeBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  categoryUpdate: {
    method: 'PUT',
    path: '/admin/category/update/{categoryId}',
    access: 'staff',
    body: NodeBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  languageStackList: {
    method: 'GET',
    path: '/public/language-stacks',
    access: 'anyone',
    answer: z.array(LanguageStack),
    envelope: 'data',
  },
  languageStackOne: {
    method: 'GET',
    path: '/public/language-stack/{id}',
    access: 'anyone',
    answer: LanguageStack,
    envelope: 'data',
  },
  languageStackCreate: {
    method: 'POST',
    path: '/admin/language-stack/create',
    access: 'staff',
    body: NodeBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  languageStackUpdate: {
    method: 'PUT',
    path: '/admin/language-stack/update/{langId}',
    access: 'staff',
    body: NodeBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  articleList: {
    method: 'GET',
    path: '/public/articles/0',
    access: 'anyone',
    answer: z.array(ArticleRow),
    envelope: 'data',
  },
  articleOne: {
    method: 'GET',
    path: '/public/article/{id}',
    access: 'anyone',
    answer: Article,
    envelope: 'data',
  },
  articleCreate: {
    method: 'POST',
    path: '/admin/article/create',
    access: 'staff',
    body: ArticleBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  articleUpdate: {
    method: 'PUT',
    path: '/admin/article/update/{id}',
    access: 'staff',
    body: ArticleBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  opportunityList: {
    method: 'GET',
    path: '/public/{osnId}/opportunities/0',
    access: 'anyone',
    answer: z.array(Opportunity),
    envelope: 'data',
  },
  opportunityOne: {
    method: 'GET',
    path: '/public/opportunity/{id}',
    access: 'anyone',
    answer: Opportunity,
    envelope: 'data',
  },
  opportunityCreate: {
    method: 'POST',
    path: '/admin/opportunity/create',
    access: 'staff',
    body: OpportunityCreateBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  opportunityUpdate: {
    method: 'PUT',
    path: '/admin/opportunity/update/{opportunityId}',
    access: 'staff',
    body: OpportunityUpdateBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  applicationList: {
    method: 'GET',
    path: '/admin/{opportunityId}/applications/0',
    access: 'staff',
    answer: z.array(Application),
    envelope: 'data',
  },
  claimList: {
    method: 'GET',
    path: '/admin/{osnId}/claims/0',
    access: 'staff',
    answer: z.array(Claim),
    envelope: 'data',
  },
  userList: {
    method: 'GET',
    path: '/admin/users/{page}',
    access: 'superAdmin',
    answer: z.array(User),
    envelope: 'data',
  },
  userManage: {
    method: 'PUT',
    path: '/admin/manage/{id}',
    access: 'superAdmin',
    body: RoleBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
export const endpointNames = Object.keys(endpoints) as EndpointName[]

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never

/** Parameters that a caller gives for the path of a call; the product's slug is filled in by the client. */
export type Params<N extends EndpointName> = {
  [P in Exclude<ParamName<(typeof endpoints)[N]['path']>, 'product'>]: P extends 'token' ? string : number
}

/** Body that a caller gives, `undefined` where the call has none. */
export type Body<N extends EndpointName> = (typeof endpoints)[N] extends { body: infer B }
  ? B extends z.ZodMiniType
    ? z.output<B>
    : { file: Blob }
  : undefined

/** What a call answers, once taken out of its envelope. */
export type Answer<N extends EndpointName> = z.output<(typeof endpoints)[N]['answer']>

/** The way a call may be repeated (decisions, "Retries and double submission"). */
export type Repeatable = 'read' | 'replace' | 'once'
export function repeatable(name: EndpointName): Repeatable {
  if (name === 'verify') return 'once'
  const { method } = endpoints[name]
  return method === 'GET' ? 'read' : method === 'PUT' ? 'replace' : 'once'
}
