import { ChevronLeftIcon, ShareIcon } from '@blueprintjs/icons'
import { useCallback, useMemo, useRef, useState, type ReactNode, type Ref } from 'react'
import { Link } from 'react-router-dom'
import { focusField } from '../form/focusField'
import { FormPlacesContext } from '../form/FormPlaces'
import { SaveState } from '../form/SaveState'
import { useShortcuts } from '../keys/useShortcuts'
import { backState } from '../layout/backState'
import { useRootMark } from '../../lib/window/useRootMark'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { RecordPager, type Neighbours } from './RecordPager'
import styles from './RecordPage.module.css'

export interface RecordPageProps {
  /** The record's name; until it is known, and where there is no record, the heading says what it is. */
  name?: string | undefined
  /** What the record is: 'project'. */
  noun: string
  /** The list that the record stands in. */
  back: { label: string; to: string }
  /** Its place in that list, and the records around it, where these are known. */
  neighbours?: Neighbours | undefined
  /** The record's address on the front-end site, where it can be seen there. */
  site?: string | undefined
  /** A button with what else can be done to the record. */
  menu?: ReactNode
  /** The h1, which takes the focus after a change of route. */
  headingRef?: Ref<HTMLHeadingElement>
  /** The record's form, or what stands in its place. */
  children: ReactNode
}

/**
 * A page that changes one record: a bar that stays at the top, with the way back, the record's name, whether it is saved,
 * the records around it and the form's button, and the form below. On a phone the button stays at the bottom.
 *
 * Use it for every page that edits a record, as the whole of it. Its heading reads "Edit" and the record's name. A list or
 * a plain page begins with PageHeader.
 */
export function RecordPage(props: RecordPageProps) {
  const { name, noun, back, neighbours, site, menu, headingRef, children } = props
  useRootMark('withRecord')
  const [state, putState] = usePlace(styles.state)
  const [submit, putSubmit] = usePlace(styles.submit)
  const places = useMemo(() => ({ state: <SaveState place={state} />, submit }), [state, submit])
  const content = useRef<HTMLDivElement>(null)
  useShortcuts([
    {
      keys: 'e',
      label: 'Edit: to the first field',
      group: 'Records',
      run: () => void (content.current && focusField(content.current, () => true)),
    },
  ])
  return (
    <FormPlacesContext.Provider value={places}>
      {/* Its last part is the form's button: after the fields in the order of Tab, in the bar on the screen. */}
      <div ref={putSubmit} className={styles.page}>
        <header className={styles.bar}>
          <Link className={styles.back} to={back.to} state={backState}>
            <ChevronLeftIcon />
            <VisuallyHidden below={1024}>{back.label}</VisuallyHidden>
          </Link>
          <div ref={putState} className={styles.words}>
            <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
              <VisuallyHidden below={640} className={styles.edit}>
                Edit{' '}
              </VisuallyHidden>
              <span className={styles.name} data-noun={!name || undefined}>
                {name || noun}
              </span>
            </h1>
          </div>
          {neighbours && <RecordPager noun={noun} {...neighbours} />}
          {site !== undefined && (
            <a
              className={styles.site}
              href={site}
              title="View on site"
              target="_blank"
              rel="noopener noreferrer"
            >
              <VisuallyHidden below={1024}>View on site</VisuallyHidden>
              <ShareIcon size={14} />
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
          )}
          {menu}
        </header>
        <div ref={content} className={styles.content}>
          {children}
        </div>
      </div>
    </FormPlacesContext.Provider>
  )
}

/**
 * The target of a portal, and the ref of the element that it is appended to. It exists before the first render: a target that
 * React creates is known only after it, and what is in the portal would be rendered a second time.
 */
function usePlace(className: string | undefined) {
  const [element] = useState(() => {
    const place = document.createElement('div')
    place.className = className ?? ''
    return place
  })
  const putInto = useCallback((parent: HTMLElement | null) => void parent?.append(element), [element])
  return [element, putInto] as const
}
