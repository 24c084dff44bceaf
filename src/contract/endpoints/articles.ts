import * as z from 'zod/mini'
import { ArticleBody } from '../bodies'
import { Article, ArticleRow } from '../entities'
import { Acknowledgement, type Endpoints } from './endpoint'

/** Articles. */
export const articleEndpoints = {
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
} as const satisfies Endpoints
