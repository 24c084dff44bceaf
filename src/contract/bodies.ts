import * as z from 'zod/mini'
import { roles } from './access/roles'
import { Id } from './fields/lenient'
import { limits } from './limits'
import { html, line, lines, verbatim } from './fields/texts'

const Ids = z.array(Id).check(z.maxLength(limits.related))

/** What a person fills in on the login screen. */
export const LoginBody = z.object({ email: verbatim(limits.email), password: verbatim(limits.password) })
export const MagicLinkBody = z.object({ email: verbatim(limits.email) })
export const ProfileBody = z.object({ name: line(limits.name), profileImage: verbatim(limits.url) })

/** `currentPassword` is empty where the account has none yet. */
export const PasswordBody = z.object({
  currentPassword: verbatim(limits.password),
  newPassword: verbatim(limits.password),
})

const projectFields = {
  name: line(limits.name),
  featuredImage: verbatim(limits.url),
  tagline: line(limits.tagline),
  license: line(limits.license),
  isActive: z.boolean(),
  isClaimed: z.boolean(),
  isFeatured: z.boolean(),
  mediaJson: verbatim(limits.mediaJson),
  description: html(limits.richText),
  deploymentInstructions: html(limits.richText),
  projectUrl: verbatim(limits.url),
  tags: Ids,
  language_stacks: Ids,
  categories: Ids,
}
export const ProjectCreateBody = z.object({ ...projectFields, adminId: Id })
export const ProjectUpdateBody = z.object({ ...projectFields, id: Id })

/** Categories and language stacks; `parentId` 0 means none (§9). */
export const NodeBody = z.object({ name: line(limits.name), parentId: z.union([z.literal(0), Id]) })

export const ArticleBody = z.object({
  title: line(limits.title),
  featuredImage: verbatim(limits.url),
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
  content: html(limits.richText),
  excerpt: lines(limits.excerpt),
  tags: Ids,
})

const opportunityFields = { title: line(limits.title), description: lines(limits.description) }
export const OpportunityCreateBody = z.object({ ...opportunityFields, osnId: Id })
/** Either the words of an opportunity, or its deletion (§4). */
export const OpportunityUpdateBody = z.union([
  z.strictObject({ ...opportunityFields, opportunityId: Id }),
  z.strictObject({ isDeleted: z.boolean(), opportunityId: Id }),
])

export const RoleBody = z.object({ role: z.enum(roles) })

/** The roles that somebody may be invited with. */
export const invitedRoles = ['SUPER_ADMIN', 'ADMIN', 'CONTENT_EDITOR', 'NORMAL'] as const
export const InviteBody = z.object({ email: verbatim(limits.email), role: z.enum(invitedRoles) })

/** The roles that a SUPER_ADMIN may get in place of theirs. */
export const lowerRoles = ['ADMIN', 'CONTENT_EDITOR', 'NORMAL', 'BLOCKED'] as const
/** `password` is the caller's own. */
export const DemotionBody = z.object({ role: z.enum(lowerRoles), password: verbatim(limits.password) })
export type InviteBody = z.output<typeof InviteBody>
export type DemotionBody = z.output<typeof DemotionBody>

/** What a claim may become, in the words of the embedded server. */
export const claimDecisions = ['APPROVED', 'REJECTED'] as const
/** `reason` goes to the claimant; it may be empty. */
export const ClaimDecisionBody = z.object({ status: z.enum(claimDecisions), reason: lines(limits.excerpt) })
export type ClaimDecisionBody = z.output<typeof ClaimDecisionBody>

export type LoginBody = z.output<typeof LoginBody>
export type PasswordBody = z.output<typeof PasswordBody>
export type ProfileBody = z.output<typeof ProfileBody>
export type ProjectCreateBody = z.output<typeof ProjectCreateBody>
export type ProjectUpdateBody = z.output<typeof ProjectUpdateBody>
/** The fields that creating and updating a project share. */
export type ProjectBody = Omit<ProjectUpdateBody, 'id'>
export type NodeBody = z.output<typeof NodeBody>
export type ArticleBody = z.output<typeof ArticleBody>
export type OpportunityBody = Omit<z.output<typeof OpportunityCreateBody>, 'osnId'>
