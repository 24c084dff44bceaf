import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '../../../components/text/Badge'
import { forEachRecord } from '../../../contract/records'
import { capitalised } from '../../../contract/words'
import { useStores } from '../../../hooks/useConsole'
import { useUserKey } from '../../../hooks/useUserKey'
import { paths } from '../../../paths'
import { unfinishedForms, type UnfinishedForm } from '../../../stores/drafts/unfinishedForms'
import styles from './Continue.module.css'

interface ContinueProps {
  /** Drafts are looked for once the rows below are on the screen: nothing is fetched before them. */
  isListShown: boolean
}

/** What somebody left unfinished, and the records that they opened last; nothing where there is neither. */
export const Continue = observer(function Continue({ isListShown }: ContinueProps) {
  const { preferences } = useStores()
  const person = useUserKey()
  const drafts = useUnfinished(isListShown ? person : undefined)
  const recent = person === undefined ? [] : preferences.recentOf(person)
  const others = recent.filter(({ path }) => drafts.every((draft) => draft.path !== path))
  const entries: Entry[] = [...drafts, ...others]
  if (entries.length === 0) return null
  return (
    <nav aria-label="Continue" className={styles.recent}>
      <span className={styles.title}>Continue</span>
      <ul className={styles.list}>
        {entries.slice(0, Math.max(shown, drafts.length)).map(({ path, name, isDraft }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            {isDraft && (
              <>
                {' '}
                <Badge intent="warning">draft</Badge>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
})

/** So many entries are shown; drafts are shown all. */
const shown = 6

interface Entry {
  path: string
  name: string
  /** Something was typed there and not saved. */
  isDraft?: boolean
}

/** The forms that this browser keeps a draft of. */
function useUnfinished(person: string | undefined): Entry[] {
  const { savedDrafts } = useStores()
  const [drafts, setDrafts] = useState<Entry[]>([])
  useEffect(() => {
    let isHere = true
    if (person !== undefined)
      void unfinishedForms(savedDrafts, person).then((forms) => {
        if (isHere) setDrafts(forms.map(entryOf))
      })
    return () => {
      isHere = false
    }
  }, [savedDrafts, person])
  return drafts
}

/** Where a draft's form stands, and what to call it. */
function entryOf({ kind, record, name }: UnfinishedForm): Entry {
  const noun = kind === 'languageStack' ? 'language stack' : kind
  const title = name || capitalised(record.startsWith('new') ? `new ${noun}` : noun)
  return { path: pathOf(kind, record), name: title, isDraft: true }
}

const lists = {
  project: paths.projects,
  article: paths.articles,
  category: paths.categories,
  languageStack: paths.languageStacks,
  ...forEachRecord((_, { many }) => (paths as Record<string, unknown>)[many] as () => string),
}

function pathOf(kind: UnfinishedForm['kind'], record: string): string {
  if (kind === 'profile') return paths.profileUpdate()
  const id = Number(/\d+$/.exec(record)?.[0] ?? 0)
  if (kind === 'opportunity')
    return record.startsWith('new in ') ? paths.opportunities(id) : paths.opportunityUpdate(id)
  return record === 'new' ? lists[kind]() : paths[`${kind}Edit`](id)
}
