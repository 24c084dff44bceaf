import type { ArticleRow } from '../../contract/entities'
import { duplicateAction, openActions, siteAction } from '../../hooks/actions/commonActions'
import type { RecordActions } from '../../hooks/actions/RecordTools'
import { siteAddress } from '../../hooks/useSiteAddress'
import { paths } from '../../paths'

/** What can be done to an article from its row, its page and the palette. */
export const articleActions: RecordActions<Pick<ArticleRow, 'id' | 'title' | 'isPublished'>> = (
  { id, title, isPublished },
  tools,
) => [
  ...openActions(paths.articleEdit(id), title, tools),
  ...siteAction(siteAddress(tools.console.config, 'article', isPublished ? id : undefined)),
  duplicateAction({ kind: 'article', id, form: 'add-article', lists: [paths.articles()] }, tools),
]
