import { ArrowRightIcon, DuplicateIcon, LinkIcon, OpenApplicationIcon, ShareIcon } from '@blueprintjs/icons'
import { createPath } from 'react-router-dom'
import type { MenuEntry } from '../../components/menu/MenuEntry'
import { copyOf, type CopiedKind } from '../record/copyState'
import type { RecordTools } from './RecordTools'

/** Open a record, in a new tab too, and copy its address. */
export function openActions(path: string, name: string, { console: { toaster } }: RecordTools): MenuEntry[] {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.href).href)
      toaster.show({ message: 'Link copied', about: name, intent: 'success' })
    } catch {
      toaster.show({
        message: 'The link could not be copied. Copy it from the address of the open page',
        about: name,
        intent: 'danger',
      })
    }
  }
  return [
    { id: 'open', label: 'Open', icon: <ArrowRightIcon />, href: path },
    { id: 'tab', label: 'Open in a new tab', icon: <OpenApplicationIcon />, href: path, isNewTab: true },
    { id: 'link', label: 'Copy link', icon: <LinkIcon />, run: () => void copy() },
  ]
}

/** The record's page on the front-end site, where it has one. */
export const siteAction = (address: string | undefined): MenuEntry[] =>
  address === undefined
    ? []
    : [{ id: 'site', label: 'View on site', icon: <ShareIcon />, href: address, isNewTab: true }]

interface DuplicateOptions {
  kind: CopiedKind
  id: number
  /** Anchor of the form that adds: `add-project`. */
  form: string
  /** Where the form stands; a list that is open stays as it is. */
  lists: readonly [string, ...string[]]
}

/** Opens the form that adds, with what the record holds. Nothing is saved by that. */
export function duplicateAction(options: DuplicateOptions, { navigate, location }: RecordTools): MenuEntry {
  const { kind, id, form, lists } = options
  const { pathname, search } = lists.includes(location.pathname)
    ? location
    : { pathname: lists[0], search: '' }
  return {
    id: 'duplicate',
    label: 'Duplicate',
    icon: <DuplicateIcon />,
    startsGroup: true,
    run: () => void navigate(createPath({ pathname, search, hash: form }), { state: copyOf(kind, id) }),
  }
}
