import { Button, HTMLSelect } from '@blueprintjs/core'
import '../../styles/select.css'
import { CrossIcon } from '@blueprintjs/icons'
import { useRef, useState } from 'react'
import { LineInput } from '../../components/fields/LineInput'
import { useShortcuts } from '../../components/keys/useShortcuts'
import { historyKinds, type HistoryPerson } from '../../contract/endpoints/history'
import { capitalised } from '../../contract/words'
import { dayOf } from './days'
import { kindWords } from './entryFields'
import styles from './HistoryFilters.module.css'
import type { HistoryChoice } from './useHistoryFilter'

interface HistoryFiltersProps {
  choice: HistoryChoice
  onChange: (choice: HistoryChoice) => void
  /** Who stands in the history; nobody as long as that is not known. */
  people: readonly HistoryPerson[]
  /** Whether the reader may see what was done to accounts. */
  seesUsers: boolean
}

/** Years before it are those of a day that is still being typed: 2026 begins as 0002. */
const earliest = '1000'
const all = { person: undefined, kind: undefined, day: undefined }

/** Whose changes, of which records and on which day. */
export function HistoryFilters({ choice, onChange, people, seesUsers }: HistoryFiltersProps) {
  const person = useRef<HTMLSelectElement>(null)
  const { kind, day } = choice
  const [today] = useState(() => dayOf(new Date()))
  const [typed, setTyped] = useState<string>()
  const handleDay = (value: string) => {
    const isBeingTyped = value !== '' && value < earliest
    setTyped(isBeingTyped ? value : undefined)
    if (!isBeingTyped) onChange({ ...choice, day: value === '' ? undefined : value })
  }
  const isNarrowed = choice.person !== undefined || kind !== undefined || day !== undefined
  useShortcuts([{ keys: '/', label: 'To the filters', group: 'Lists', run: () => person.current?.focus() }])
  const isListed = people.some(({ id }) => id === choice.person)
  const kinds = historyKinds.filter((one) => seesUsers || one !== 'user')
  return (
    <fieldset aria-label="Filters" className={styles.filters}>
      <HTMLSelect
        ref={person}
        aria-label="Person"
        value={String(choice.person ?? '')}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...choice, person: value === '' ? undefined : Number(value) })
        }
        options={[
          { value: '', label: 'Everybody' },
          ...people.map(({ id, name }) => ({ value: String(id), label: name || `No. ${id}` })),
          // An address may name somebody who stands nowhere.
          ...(choice.person === undefined || isListed
            ? []
            : [{ value: String(choice.person), label: `No. ${choice.person}` }]),
        ]}
        iconProps={{ title: undefined }}
      />
      <HTMLSelect
        aria-label="Kind"
        value={kind ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...choice, kind: historyKinds.find((one) => one === value) })
        }
        options={[
          { value: '', label: 'All kinds' },
          ...kinds.map((one) => ({ value: one, label: capitalised(kindWords[one].many) })),
        ]}
        iconProps={{ title: undefined }}
      />
      <LineInput
        type="date"
        aria-label="Day"
        className={styles.day}
        max={today}
        value={typed ?? day ?? ''}
        onValueChange={handleDay}
        onBlur={() => setTyped(undefined)}
      />
      {isNarrowed && (
        <Button
          variant="minimal"
          icon={<CrossIcon />}
          text="Show all"
          onClick={() => {
            onChange(all)
            person.current?.focus()
          }}
        />
      )}
    </fieldset>
  )
}
