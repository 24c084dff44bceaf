import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { Dropdown } from './Dropdown'
import { FieldFrame, frameIds, type FieldTexts } from '../fields/FieldFrame'
import styles from './MultiPicker.module.css'
import { OptionList } from './OptionList'
import type { Option } from './optionTree'
import { PickerRowView } from './PickerRowView'
import { pickerRows, type PickerRow } from './pickerRows'
import { indexOptions } from './indexOptions'
import { SelectedChips } from './SelectedChips'
import { useCombobox } from './useCombobox'
import { useCreation } from './useCreation'
import { onceFor } from '../../lib/onceFor'
import { useLatest } from '../../lib/useLatest'

const optionsById = onceFor(
  (options: readonly Option[]) => new Map(options.map((option) => [option.id, option])),
)

const noRows: readonly PickerRow[] = []

export interface MultiPickerProps extends FieldTexts {
  id?: string
  /** Ids of what is picked, in the order of picking. */
  value: readonly number[]
  onChange: (ids: number[]) => void
  options: readonly Option[]
  /** Names of picked ids that the options don't hold, as while these still load. */
  known?: readonly Option[] | undefined
  isLoading?: boolean | undefined
  /** Makes a missing option on the spot; without it only existing ones can be picked. */
  onCreate?: ((name: string) => Promise<Option>) | undefined
  disabled?: boolean | undefined
  /** The list closes with each pick: what it covers is what comes next. */
  closesOnPick?: boolean
}

/**
 * Picks several of up to many thousand options: searched, by keyboard alone if wanted, each removable by its X
 * (specification §2).
 *
 * Use it through PickerField. By itself only where the choice is no part of a form.
 */
export function MultiPicker(props: MultiPickerProps) {
  const {
    label,
    value,
    onChange,
    options,
    known,
    isLoading = false,
    onCreate,
    disabled,
    closesOnPick = false,
  } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const creation = useCreation(onCreate)
  const current = useLatest(value)

  const canCreate = onCreate !== undefined && !isLoading
  const rows = useMemo(
    () => (isOpen ? pickerRows(indexOptions(options), text, canCreate) : noRows),
    [isOpen, options, text, canCreate],
  )
  const picked = useMemo(() => new Set(value), [value])
  const others = [...creation.made, ...(known ?? [])]
  const chips = value.map(
    (one) =>
      optionsById(options).get(one) ?? others.find(({ id }) => id === one) ?? { id: one, name: `#${one}` },
  )

  const changeText = (next: string) => {
    setText(next)
    setSaid('')
    setActive(0)
    creation.forget()
  }
  const add = (option: Option) => {
    if (!current.current.includes(option.id)) onChange([...current.current, option.id])
    setSaid(`${option.name} selected`)
  }
  const remove = (option: Option) => {
    onChange(current.current.filter((one) => one !== option.id))
    setSaid(`${option.name} removed`)
  }
  const choose = async (row: PickerRow | undefined) => {
    if (!row || creation.state.status === 'busy') return
    if (closesOnPick && row.kind === 'option') setOpen(false)
    if (row.kind === 'option') {
      if (text) changeText('')
      if (picked.has(row.option.id)) remove(row.option)
      else add(row.option)
      return
    }
    const option = await creation.create(row.name)
    if (!option) return
    if (closesOnPick) setOpen(false)
    setText('')
    add(option)
  }
  const { list, setActive, inputProps } = useCombobox({
    count: rows.length,
    isOpen,
    setOpen,
    onChoose: (row) => void choose(rows[row]),
    onEscape: () => {
      if (text) changeText('')
      return text !== ''
    },
  })
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = chips.at(-1)
    const isAtStart = event.currentTarget.selectionEnd === 0
    if (event.key === 'Backspace' && text === '' && last && !event.repeat) remove(last)
    else if (event.key === 'ArrowLeft' && isAtStart && last) focusLastChip(event.currentTarget)
    else inputProps.onKeyDown(event)
  }
  const handleLeave = () => {
    setOpen(false)
    // Half a name left standing would look like something picked; one that failed to be created is kept.
    if (creation.state.status === 'idle') setText('')
  }

  const failed = creation.state.status === 'failed' ? creation.state : undefined
  const isBusy = creation.state.status === 'busy'
  const error = failed ? `“${failed.name}” could not be created: ${failed.reason}` : props.error
  const texts = { ...props, error }
  const isEmpty = isOpen && rows.length === 0
  const hint = isLoading ? 'Loading…' : text ? 'Nothing found' : 'There is nothing to choose from yet'
  const count = `${rows.length} found`
  return (
    <FieldFrame id={id} {...texts} isUrgent={failed !== undefined}>
      <Dropdown
        isOpen={isOpen}
        onLeave={handleLeave}
        control={
          // A press beside the chips means the input.
          <div
            role="presentation"
            className={error ? `${styles.box} ${styles.invalid}` : styles.box}
            onMouseDown={(event) => {
              if (event.target !== event.currentTarget) return
              event.preventDefault()
              input.current?.focus()
              setOpen(true)
            }}
          >
            <SelectedChips
              label={`Selected: ${label}`}
              items={chips}
              onRemove={remove}
              onLeave={() => input.current?.focus()}
              disabled={disabled}
            />
            <input
              {...inputProps}
              ref={input}
              id={id}
              className={styles.input}
              dir="auto"
              type="text"
              value={text}
              placeholder={chips.length === 0 ? 'Search' : undefined}
              readOnly={isBusy}
              disabled={disabled}
              onChange={(event) => {
                changeText(event.currentTarget.value)
                setOpen(true)
              }}
              onClick={() => setOpen(true)}
              onKeyDown={handleKeyDown}
              aria-busy={isBusy || undefined}
              aria-required={props.required || undefined}
              aria-invalid={error ? true : undefined}
              aria-describedby={frameIds(id, texts).describedBy}
            />
          </div>
        }
      >
        {isEmpty ? (
          <div className={styles.empty}>{hint}</div>
        ) : (
          <OptionList
            list={list}
            label={label}
            count={rows.length}
            isMulti
            isSelected={(row) => isPicked(rows[row], picked)}
          >
            {(row) => (
              <PickerRowView row={rows[row]} isPicked={isPicked(rows[row], picked)} isBusy={isBusy} />
            )}
          </OptionList>
        )}
      </Dropdown>
      <VisuallyHidden>
        <output>{said || (isEmpty ? hint : isOpen && text ? count : '')}</output>
      </VisuallyHidden>
    </FieldFrame>
  )
}

function isPicked(row: PickerRow | undefined, picked: ReadonlySet<number>): boolean {
  return row?.kind === 'option' && picked.has(row.option.id)
}

function focusLastChip(input: HTMLElement) {
  const buttons = input.parentElement?.querySelectorAll('button')
  buttons?.[buttons.length - 1]?.focus()
}
