import type { ProjectRow } from '../../../src/contract/entities'
import type { projectRow } from '../../database/lists/listRows'

/** A row as an answer has it, of which nothing else holds the lists. */
export const shownRow = (row: ReturnType<typeof projectRow>): ProjectRow => ({
  ...row,
  tags: [...row.tags],
  categories: [...row.categories],
  language_stacks: [...row.language_stacks],
})
