import * as z from 'zod/mini'
import { Id, roles } from './entities'

const Ids = z.array(Id)

/** What a person fills in on the login screen. */
export const LoginBody = z.object({ email: z.string(), password: z.string() })
export const MagicLinkBody = z.object({ email: z.string() })
export const ProfileBody = z.object({ name: z.string(), profileImage: z.string() })

const projectFields = {
  name: z.string(),
  featuredImage: z.string(),
  tagline: z.string(),
  license: z.string(),
  isActive: z.boolean(),
  isClaimed: z.boolean(),
  isFeatured: z.boolean(),
  mediaJson: z.string(),
  description: z.string(),
  deploymentInstructions: z.string(),
  projectUrl: z.string(),
  tags: Ids,
  language_stacks: Ids,
  categories: Ids,
}
export const ProjectCreateBody = z.object({ ...projectFields, adminId: Id })
export const ProjectUpdateBody = z.object({ ...projectFields, id: Id })

/** Categories and language stacks; `parentId` 0 means none (§9). */
export const NodeBody = z.object({ name: z.string(), parentId: z.union([z.literal(0), Id]) })

export const ArticleBody = z.object({
  title: z.string(),
  featuredImage: z.string(),
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
  content: z.string(),
  excerpt: z.string(),
  tags: Ids,
})

export const OpportunityCreateBody = z.object({ title: z.string(), description: z.string(), osnId: Id })
/** Either the words of an opportunity, or its deletion (§4). */
export const OpportunityUpdateBody = z.union([
  z.strictObject({ title: z.string(), description: z.string(), opportunityId: Id }),
  z.strictObject({ isDeleted: z.boolean(), opportunityId: Id }),
])

export const RoleBody = z.object({ role: z.enum(roles) })

export type LoginBody = z.output<typeof LoginBody>
export type ProfileBody = z.output<typeof ProfileBody>
export type ProjectCreateBody = z.output<typeof ProjectCreateBody>
export type ProjectUpdateBody = z.output<typeof ProjectUpdateBody>
/** The fields that creating and updating a project share. */
export type ProjectBody = Omit<ProjectUpdateBody, 'id'>
export type NodeBody = z.output<typeof NodeBody>
export type ArticleBody = z.output<typeof ArticleBody>
export type OpportunityBody = Omit<z.output<typeof OpportunityCreateBody>, 'osnId'>
