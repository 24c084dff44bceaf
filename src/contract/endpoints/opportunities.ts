import * as z from 'zod/mini'
import { OpportunityCreateBody, OpportunityUpdateBody } from '../bodies'
import { Application, Claim, Opportunity } from '../entities'
import { Acknowledgement, type Endpoints } from './endpoint'

/** Opportunities of a project, applications to them, and claims on a project. */
export const opportunityEndpoints = {
  opportunityList: {
    method: 'GET',
    path: '/public/{osnId}/opportunities/0',
    access: 'anyone',
    answer: z.array(Opportunity),
    envelope: 'data',
  },
  opportunityDeletedList: {
    method: 'GET',
    path: '/admin/{osnId}/opportunities/deleted',
    access: 'staff',
    offer: 'history',
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
} as const satisfies Endpoints
