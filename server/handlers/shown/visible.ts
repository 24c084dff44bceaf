import { isStaff, type Caller } from '../../access/auth'
import type { Tables } from '../../database/port'
import type { OpportunityRecord, ProjectRecord, Stamps } from '../../database/records'
import { notFound } from '../../http/HttpError'

/** A project as this caller may know of it: an inactive one is there for staff alone. Throws an `HttpError` of 404. */
export async function visibleProject(
  tables: Tables,
  id: number,
  caller: Caller | undefined,
): Promise<ProjectRecord & Stamps> {
  const project = await tables.projects.findStamped(id)
  if (!project || !(project.isActive || isStaff(caller))) throw notFound('project')
  return project
}

/** Throws an `HttpError` of 404 where `visibleProject` would. */
export async function requireVisibleProject(
  tables: Tables,
  id: number,
  caller: Caller | undefined,
): Promise<void> {
  const isActive = await tables.projects.isActive(id)
  if (isActive === undefined || !(isActive || isStaff(caller))) throw notFound('project')
}

/** An opportunity; a deleted one, and one of an inactive project, is there for staff alone. Throws an `HttpError` of 404. */
export async function visibleOpportunity(
  tables: Tables,
  id: number,
  caller: Caller | undefined,
): Promise<OpportunityRecord & Stamps> {
  const opportunity = await tables.opportunities.findStamped(id)
  if (!opportunity) throw notFound('opportunity')
  if (isStaff(caller)) return opportunity
  const isShown = !opportunity.isDeleted && (await tables.projects.isActive(opportunity.osnId))
  if (!isShown) throw notFound('opportunity')
  return opportunity
}
