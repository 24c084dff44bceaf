import { ChangedWords } from './ChangedWords'
import type { FormField } from '../../lib/FormController'
import styles from './Differences.module.css'
import { formatValue } from './formatValue'

interface DifferencesProps {
  /** Names of the fields, in the order in which they are shown. */
  names: readonly string[]
  /** The versions beside each other, each under a heading of its own. */
  versions: readonly { heading: string; values: Readonly<Record<string, unknown>> }[]
  fieldOf: (name: string) => FormField | undefined
}

/**
 * Versions of a record beside each other, field by field, readable also for rich text and pickers.
 *
 * Use it wherever two versions of one record have to be compared: in SavedDraftBar, ConflictDialog and the history.
 */
export function Differences({ names, versions, fieldOf }: DifferencesProps) {
  return (
    <div className={styles.fields}>
      {names.map((name) => {
        const field = fieldOf(name)
        const words = versions.map(({ values }) => formatValue(values[name], field))
        const isLookOnly = field?.kind === 'html' && new Set(words).size === 1
        return (
          // A landmark has to be the only one of its name: the same field may be compared twice on a page.
          <fieldset key={name} className={styles.field} aria-label={`Versions of ${field?.label ?? name}`}>
            <strong>{field?.label ?? name}</strong>
            {isLookOnly && (
              <span className={styles.note}> The text is the same; its formatting differs.</span>
            )}
            <dl className={styles.versions}>
              {versions.map(({ heading }, at) => (
                <div key={heading} className={styles.version}>
                  <dt>{heading}</dt>
                  <dd>
                    <div
                      className={styles.words}
                      dir="auto"
                      {...(isLong(words[at]) && scrollable(`${heading}, ${field?.label ?? name}`))}
                    >
                      {at > 0 && isLong(words[at]) ? (
                        <ChangedWords before={words[0] ?? ''} after={words[at] ?? ''} />
                      ) : (
                        words[at]
                      )}
                    </div>
                  </dd>
                </div>
              ))}
            </dl>
          </fieldset>
        )
      })}
    </div>
  )
}

/** More than its box holds on a phone: then the keyboard has to reach it, to scroll. */
const isLong = (words: string | undefined = '') => words.length > 200 || words.split('\n').length > 5
const scrollable = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label })
