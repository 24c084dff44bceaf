import { TagIcon } from '@blueprintjs/icons'
import type { ComponentType, ReactElement } from 'react'
import type { RecordName } from '../contract/records/plurals'

/** The screens of one kind of record, and its picture in the menu. */
export interface RecordScreens {
  icon: ReactElement
  /** Pressed after `g` it leads to the list; none by default. */
  letter?: string
  list: () => Promise<ComponentType>
  edit: () => Promise<ComponentType>
}

/** The screens of each kind of record with plain fields alone. */
export const recordScreens: Record<RecordName, RecordScreens> = {
  tag: {
    icon: <TagIcon />,
    letter: 't',
    list: () => import('../pages/taxonomy/TagsPage').then((m) => m.TagsPage),
    edit: () => import('../pages/taxonomy/TagEditPage').then((m) => m.TagEditPage),
  },
}
