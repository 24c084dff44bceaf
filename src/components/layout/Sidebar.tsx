import { Button } from '@blueprintjs/core'
import { EditIcon, LogOutIcon, PeopleIcon, StarIcon } from '@blueprintjs/icons'
import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react'
import { roleWord } from '../../contract/words'
import { LoadingButton } from '../feedback/LoadingButton'
import { FindButton } from '../palette/FindButton'
import { ScreenLinks } from '../list/ScreenLinks'
import { Avatar } from '../text/Avatar'
import { ScreenLink } from '../text/ScreenLink'
import { WireWord } from '../text/WireWord'
import { ProductMark } from './ProductMark'
import styles from './Sidebar.module.css'

/** One link of the sidebar. */
export interface SidebarEntry {
  label: string
  to: string
  /** Pressed after `g` it leads there. */
  letter?: string | undefined
  /** An icon, imported by itself. */
  icon: ReactElement
  isCurrent: boolean
}

/** The user's saved views, and those that others share. */
export interface SidebarViews {
  list: readonly { id: string; name: string; to: string; isCurrent: boolean }[]
  /** `by` names who shares the view. */
  shared?: readonly { id: number; name: string; by: string; to: string; isCurrent: boolean }[] | undefined
  /** The shared ones could not be loaded: why, and another try. */
  failure?: { message: string; isRetrying: boolean; onRetry: () => void } | undefined
  /** Opens the dialog that renames, orders and removes them. */
  onEdit: () => void
}

export interface SidebarProps {
  product: string
  /** The common entries, in their order (specification §2). */
  entries: readonly SidebarEntry[]
  /** Entries of a list of their own: Manage Users. */
  moreEntries?: readonly SidebarEntry[]
  /** Lists that the user saved; nothing is drawn without one. */
  views?: SidebarViews | undefined
  /** Who is signed in; nothing as long as it isn't known. */
  user?: { name: string; role: string; image?: string }
  onLogOut: () => void
  /** Opens the palette; without it there is no button for that. */
  onFind?: (() => void) | undefined
  /** Stands above Log out: the theme switch. */
  children?: ReactNode
}

/**
 * Product, places, person: the menu of the main layout.
 *
 * Use it in AppShell alone. A new area of the product is an entry of it, not another menu.
 */
export function Sidebar({
  product,
  entries,
  moreEntries = [],
  views,
  user,
  onLogOut,
  onFind,
  children,
}: SidebarProps) {
  return (
    <div className={styles.sidebar}>
      <p className={styles.product}>
        <ProductMark />
        <span>{product}</span>
      </p>
      {onFind && <FindButton onPress={onFind} />}
      <nav aria-label="Main" className={styles.nav}>
        <ScreenLinks>
          <EntryList entries={entries} />
          {moreEntries.length > 0 && <EntryList entries={moreEntries} />}
          {views && <Views {...views} />}
        </ScreenLinks>
      </nav>
      <div className={styles.foot}>
        {/* Its place is kept until it is known who is signed in. */}
        <div className={styles.user}>
          {user !== undefined && (
            <>
              <Avatar name={user.name} image={user.image} />
              <div className={styles.person}>
                <span className={styles.name} title={user.name}>
                  {user.name}
                </span>
                <span className={styles.role}>
                  <WireWord value={user.role} word={roleWord} />
                </span>
              </div>
            </>
          )}
        </div>
        {children}
        <Button
          fill
          alignText="start"
          variant="minimal"
          icon={<LogOutIcon />}
          text="Log out"
          onClick={onLogOut}
        />
      </div>
    </div>
  )
}

function Views({ list, shared = [], onEdit, failure }: SidebarViews) {
  const place = useRef<HTMLDivElement>(null)
  const hasAsked = useRef(false)
  const isFailed = failure !== undefined
  useEffect(() => {
    if (isFailed || !hasAsked.current) return
    hasAsked.current = false
    // After another try its button is gone.
    if (document.activeElement === document.body) place.current?.focus()
  }, [isFailed])
  const edit = (
    <Button variant="minimal" icon={<EditIcon size={12} />} aria-label="Edit views" onClick={onEdit} />
  )
  return (
    <div ref={place} tabIndex={-1} className={styles.views}>
      {list.length > 0 && (
        <ViewList title="Views" tool={edit}>
          {list.map(({ id, name, to, isCurrent }) => (
            <li key={id}>
              <ScreenLink to={to} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
                <StarIcon size={14} />
                <span>{name}</span>
              </ScreenLink>
            </li>
          ))}
        </ViewList>
      )}
      {shared.length > 0 && (
        <ViewList title="Shared views" tool={list.length === 0 && edit}>
          {shared.map(({ id, name, by, to, isCurrent }) => (
            <li key={id}>
              <ScreenLink to={to} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
                <PeopleIcon size={14} />
                <span>
                  {name} <span className={styles.by}>by {by}</span>
                </span>
              </ScreenLink>
            </li>
          ))}
        </ViewList>
      )}
      {failure && (
        <output className={styles.unloaded}>
          {`Shared views could not be loaded: ${failure.message} `}
          <LoadingButton
            variant="minimal"
            size="small"
            text="Load shared views"
            isBusy={failure.isRetrying}
            onClick={() => {
              hasAsked.current = true
              failure.onRetry()
            }}
          />
        </output>
      )}
    </div>
  )
}

function ViewList({ title, tool, children }: { title: string; tool: ReactNode; children: ReactNode }) {
  // The sidebar may stand twice in the page: beside it, and in the drawer.
  const id = useId()
  return (
    <>
      <div className={styles.viewsHead}>
        <span id={id}>{title}</span>
        {tool}
      </div>
      <ul className={styles.list} aria-labelledby={id}>
        {children}
      </ul>
    </>
  )
}

function EntryList({ entries }: { entries: readonly SidebarEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <ScreenLink
            to={entry.to}
            className={styles.entry}
            aria-current={entry.isCurrent ? 'page' : undefined}
          >
            {entry.icon}
            <span>{entry.label}</span>
          </ScreenLink>
        </li>
      ))}
    </ul>
  )
}
