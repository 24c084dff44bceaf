import type { ClaimFields } from './database/records'
import type {
  ScenarioApplication,
  ScenarioArticle,
  ScenarioClaim,
  ScenarioNode,
  ScenarioOpportunity,
  ScenarioProject,
  ScenarioTag,
  ScenarioUser,
} from './scenario'

/** A person with an account; without a `password` they can sign in by link only. */
export function aUser(over: Partial<ScenarioUser> & { id: number }): ScenarioUser {
  return {
    name: `Person ${over.id}`,
    email: `person.${over.id}@example.org`,
    role: 'NORMAL',
    isVerified: true,
    profileImage: '',
    ...over,
  }
}

export function aTag(over: Partial<ScenarioTag> & { id: number }): ScenarioTag {
  return { name: `tag ${over.id}`, ...over }
}

/** A category or a language stack without a parent. */
export function aNode(over: Partial<ScenarioNode> & { id: number }): ScenarioNode {
  return { name: `Node ${over.id}`, parentId: 0, ...over }
}

/** An active project with one tag, category and language stack, each with the id 1. */
export function aProject(over: Partial<ScenarioProject> & { id: number }): ScenarioProject {
  return {
    name: `Project ${over.id}`,
    projectUrl: `https://example.org/projects/${over.id}`,
    featuredImage: '/images/project.svg',
    tagline: 'Does one thing and does it well',
    license: 'MIT',
    description: '<p>What it is for.</p>',
    deploymentInstructions: '<p>How to run it.</p>',
    mediaJson: '[]',
    isActive: true,
    isClaimed: false,
    isFeatured: false,
    adminId: null,
    tags: [1],
    categories: [1],
    language_stacks: [1],
    ...over,
  }
}

/** A published article without tags. */
export function anArticle(over: Partial<ScenarioArticle> & { id: number }): ScenarioArticle {
  return {
    title: `Article ${over.id}`,
    excerpt: 'What it is about, in one sentence.',
    content: '<p>The whole story.</p>',
    featuredImage: '/images/article.svg',
    isPublished: true,
    isFeatured: false,
    tags: [],
    ...over,
  }
}

/** An opportunity of project 1. */
export function anOpportunity(over: Partial<ScenarioOpportunity> & { id: number }): ScenarioOpportunity {
  return {
    title: `Opportunity ${over.id}`,
    description: 'What there is to do.',
    osnId: 1,
    isDeleted: false,
    ...over,
  }
}

/** An application to opportunity 1. */
export function anApplication(over: Partial<ScenarioApplication> & { id: number }): ScenarioApplication {
  return {
    opportunityId: 1,
    name: `Applicant ${over.id}`,
    email: `applicant.${over.id}@example.com`,
    proposalLetter: 'I would like to help.',
    publicProfile: `https://example.com/people/${over.id}`,
    ...over,
  }
}

/** A claim on project 1 that nobody has looked at. */
export function aClaim(over: Partial<ScenarioClaim> & { id: number }): ScenarioClaim {
  const fields: ClaimFields = {
    osnId: 1,
    claimerName: `Claimer ${over.id}`,
    claimerEmail: `claimer.${over.id}@example.com`,
    details: 'I started this project.',
    publicProfile: `https://example.com/people/${over.id}`,
    status: 'PENDING',
    reason: '',
    setsClaimed: false,
  }
  return { ...fields, ...over }
}
