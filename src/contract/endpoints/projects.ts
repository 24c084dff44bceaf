import * as z from 'zod/mini'
import { ProjectCreateBody, ProjectUpdateBody } from '../bodies'
import { Project, ProjectRow } from '../entities'
import { Acknowledgement, type Endpoints } from './endpoint'

/** Projects. */
export const projectEndpoints = {
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
} as const satisfies Endpoints
