import * as z from 'zod/mini'
import { NodeBody, TagCreateBody, TagUpdateBody } from '../bodies'
import { Category, LanguageStack, Tag } from '../entities'
import { Acknowledgement, type Endpoints } from './endpoint'

/** Tags, categories and language stacks. */
export const taxonomyEndpoints = {
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
} as const satisfies Endpoints
