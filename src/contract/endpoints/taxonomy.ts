import * as z from 'zod/mini'
import { NodeBody } from '../bodies'
import { Category, LanguageStack } from '../entities'
import { Id } from '../fields/lenient'
import { TagBody } from '../records/tag'
import { Acknowledgement, type Endpoints } from './endpoint'

/** Categories and language stacks, and what differs for tags. */
export const taxonomyEndpoints = {
  /** The body names the tag once more (specification §7). */
  tagUpdate: {
    method: 'PUT',
    path: '/admin/tag/update/{tagId}',
    access: 'staff',
    body: z.extend(TagBody, { tagId: Id }),
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
} as const satisfies Endpoints
