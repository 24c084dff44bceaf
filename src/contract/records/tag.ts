import * as z from 'zod/mini'
import { stamps } from '../entities'
import { Id, text } from '../fields/lenient'
import { only, required } from '../fieldRules'
import { limits } from '../limits'
import { line } from '../fields/texts'
import { defineRecord } from './record'

export const Tag = z.object({ id: Id, name: text, ...stamps })
export type Tag = z.output<typeof Tag>

export const TagBody = z.object({ name: line(limits.name) })
export type TagBody = z.output<typeof TagBody>

/** Tags of projects and articles (specification §3, §5). */
export const tag = defineRecord({
  many: 'tags',
  noun: { one: 'tag', many: 'tags' },
  row: Tag,
  body: TagBody,
  labels: { name: 'Name' },
  key: 'name',
  check: (values) => only({ name: required('Name', values.name, limits.name) }),
})
