import { Button } from '@blueprintjs/core'
import { AlignJustifyIcon, HorizontalDistributionIcon } from '@blueprintjs/icons'
import { memo, useContext, useId, useMemo, useState, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { AddLink } from './AddLink'
import { Density } from './Density'
import { ListSlots } from './ListSlots'
import { ListTable } from './ListTable'
import { useAddForm } from './useAddForm'
import { PageHeader } from '../layout/PageHeader'
import { useFieldGuard } from './useFieldGuard'
import { useHeldBack } from './useHeldBack'
import styles from './ListPage.module.css'

/** The form by which a list grows. */
export interface AddForm {
  /** Anchor of the form: `add-project`. */
  id: string
  /** Heading of the form: `Add a project`. */
  title: string
  form: ReactNode
}

export interface ListPageProps {
  /** The page's one h1. */
  title: string
  headingRef?: Ref<HTMLHeadingElement>
  back?: { label: string; to: string }
  /** Heading of the list, for screen readers: `All projects`. */
  listTitle: string
  /** Anchor of the list: `all-projects`. */
  listId: string
  /** Ref to the list's section, by which the page scrolls to it. */
  section: Ref<HTMLElement>
  /**
   * A long form: below the list, on wide screens beside it; `label` is the link that leads to it. Below a list that is
   * still loading (`isListLoading`) it is held back, so that it does not move when the rows are fewer than the skeleton's.
   */
  add?: AddForm & { label: string; isListLoading?: boolean }
  /** A form of one line, above the list. */
  addLine?: AddForm
  /** Quiet buttons in the head: the export of the list. */
  tools?: ReactNode
  /** Stands between the head and the list. */
  above?: ReactNode
  /** The table, which draws its search and its row count into the head. */
  children: ReactNode
  /** Stands below the list: pages of users. */
  below?: ReactNode
}

/**
 * A page of a list: the head with search and count, the list first, the form that adds to it beside or below it.
 *
 * Use it for every page whose point is a table. For a page of sections use PageHeader with PageSection.
 */
export function ListPage(props: ListPageProps) {
  const { title, headingRef, back, listTitle, listId, section, add, addLine, above, children } = props
  const [search, setSearch] = useState<HTMLElement | null>(null)
  const [count, setCount] = useState<HTMLElement | null>(null)
  const listHeading = useId()
  const [isHeldBack, release] = useHeldBack(add?.isListLoading ?? false)
  useAddForm(add ?? addLine, release)
  const fieldGuard = useFieldGuard()
  const [table] = useState(() => new ListTable())
  const [added, setAdded] = useState<{ id: string }>()
  const slots = useMemo(
    () => ({
      search,
      count,
      table,
      added,
      setSearch,
      setCount,
      onAdded: (id: number | undefined) => setAdded(id === undefined ? undefined : { id: String(id) }),
    }),
    [search, count, table, added],
  )
  const viewAll = <a href={`#${listId}`}>View all</a>
  return (
    <ListSlots.Provider value={slots}>
      <div className={styles.page} data-beside={add !== undefined || undefined}>
        <PageHeader
          title={title}
          headingRef={headingRef}
          back={back}
          actions={
            <>
              {props.tools}
              <DensityButton />
              {add && <AddLink id={add.id} label={add.label} isMain onFollow={() => flushSync(release)} />}
            </>
          }
        />
        <div className={styles.main}>
          {above}
          {addLine && (
            <FormPart {...addLine} look="line">
              {viewAll}
            </FormPart>
          )}
          <section
            ref={section}
            id={listId}
            tabIndex={-1}
            {...fieldGuard}
            className={styles.list}
            aria-labelledby={listHeading}
          >
            <VisuallyHidden>
              <h2 id={listHeading}>{listTitle}</h2>
            </VisuallyHidden>
            {children}
          </section>
          {props.below}
        </div>
        {add && (
          <FormPart {...add} look="beside" isHeldBack={isHeldBack}>
            {viewAll}
          </FormPart>
        )}
      </div>
    </ListSlots.Provider>
  )
}

interface FormPartProps extends AddForm {
  look: 'line' | 'beside'
  /** Not drawn where it stands below the list. */
  isHeldBack?: boolean
  /** At the end of the heading's line, or of the form's where that is one line. */
  children: ReactNode
}

function FormPart({ id, title, form, look, isHeldBack, children }: FormPartProps) {
  const headingId = useId()
  const fieldGuard = useFieldGuard()
  const heading = (
    <h2 id={headingId} className={styles.formTitle}>
      {title}
    </h2>
  )
  return (
    <section
      id={id}
      tabIndex={-1}
      {...fieldGuard}
      className={styles[look]}
      data-held-back={isHeldBack || undefined}
      aria-labelledby={headingId}
    >
      {look === 'line' ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : (
        <div className={styles.formHead}>
          {heading}
          {children}
        </div>
      )}
      {form}
      {look === 'line' && children}
    </section>
  )
}

/** Makes the rows lower or higher; cards have no density. */
const DensityButton = memo(function DensityButton() {
  const density = useContext(Density)
  if (!density) return null
  return (
    <span className={styles.density}>
      <Button
        variant="minimal"
        icon={density.isDense ? <HorizontalDistributionIcon /> : <AlignJustifyIcon />}
        aria-label="Compact rows"
        title="Compact rows"
        aria-pressed={density.isDense}
        onClick={() => density.onChange(!density.isDense)}
      />
    </span>
  )
})
