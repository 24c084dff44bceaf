import { CaretDownIcon, SmallTickIcon } from '@blueprintjs/icons'
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { noParent } from '../../contract/limits'
import { ranked } from '../../contract/search/search'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { Dropdown } from './Dropdown'
import { FieldFrame, frameIds, type FieldTexts } from '../fields/FieldFrame'
import { OptionList } from './OptionList'
import { OptionName } from './OptionName'
import { fullPath, type Option } from './optionTree'
import styles from './ParentPicker.module.css'
import { indexOptions } from './indexOptions'
import { useCombobox } from './useCombobox'

export interface ParentPickerProps extends FieldTexts {
  id?: string
  /** Id of the chosen node; 0 for none (specification §9). */
  value: number
  onChange: (id: number) => void
  options: readonly Option[]
  /** Ids of options that are not offered: a record and what lies below it cannot hold it. */
  excluded?: ReadonlySet<number> | undefined
  /** The chosen node where the options don't hold it, as while these still load. */
  known?: Option | undefined
  isLoading?: boolean | undefined
  disabled?: boolean | undefined
}

const none: Option = { id: noParent, name: 'None' }

/**
 * Chooses one node of a tree, or none: searched by any part of its path.
 *
 * Use it through ParentField, which keeps the choice in the form.
 */
export function ParentPicker(props: ParentPickerProps) {
  const { label, value, onChange, options, excluded, known, isLoading = false, disabled } = props
  const ownId = useId()
  const id = props.id ?? ownId
  /** What is being typed; `undefined` while the chosen node is shown. */
  const [query, setQuery] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const index = useMemo(
    () => indexOptions([none, ...options.filter(({ id }) => !excluded?.has(id))]),
    [options, excluded],
  )
  const rows = useMemo(() => ranked(index, query ?? ''), [index, query])
  const chosen = useMemo(
    () =>
      [none, ...options].find((option) => option.id === value) ?? known ?? { id: value, name: `#${value}` },
    [options, value, known],
  )

  const input = useRef<HTMLInputElement>(null)
  const shown = query === undefined ? fullPath(chosen) : undefined
  useLayoutEffect(() => {
    // What is typed next replaces the path that is shown, instead of going on at its end.
    if (shown !== undefined && document.activeElement === input.current) input.current?.select()
  }, [shown])

  const close = () => {
    setOpen(false)
    setQuery(undefined)
  }
  const open = () => {
    if (isOpen || disabled) return
    setOpen(true)
    setActive(
      Math.max(
        0,
        rows.findIndex((option) => option.id === value),
      ),
    )
  }
  const { list, setActive, inputProps } = useCombobox({
    count: rows.length,
    isOpen,
    setOpen: (next) => (next ? open() : close()),
    onChoose: (row) => {
      const option = rows[row]
      if (!option) return
      onChange(option.id)
      setSaid(`${fullPath(option)} chosen`)
      close()
    },
  })

  const isEmpty = isOpen && rows.length === 0
  return (
    <FieldFrame {...props} id={id}>
      <Dropdown
        isOpen={isOpen}
        onLeave={close}
        control={
          <div className={styles.box}>
            <input
              {...inputProps}
              ref={input}
              id={id}
              className={props.error ? `${styles.input} ${styles.invalid}` : styles.input}
              dir="auto"
              type="text"
              value={query ?? shown}
              disabled={disabled}
              onFocus={(event) => event.currentTarget.select()}
              onClick={(event) => {
                if (!isOpen) event.currentTarget.select()
                open()
              }}
              onChange={(event) => {
                setQuery(event.currentTarget.value)
                setActive(0)
                setOpen(true)
                setSaid('')
              }}
              aria-required={props.required || undefined}
              aria-invalid={props.error ? true : undefined}
              aria-describedby={frameIds(id, props).describedBy}
            />
            <CaretDownIcon className={styles.caret} aria-hidden />
          </div>
        }
      >
        {isEmpty ? (
          <div className={styles.empty}>Nothing found</div>
        ) : (
          <>
            <OptionList
              list={list}
              label={label}
              count={rows.length}
              isSelected={(row) => rows[row]?.id === value}
            >
              {(row) => {
                const option = rows[row]
                return (
                  option && (
                    <>
                      <span className={styles.mark}>
                        {option.id === value && <SmallTickIcon aria-hidden />}
                      </span>
                      <OptionName option={option} />
                    </>
                  )
                )
              }}
            </OptionList>
            {isLoading && <div className={styles.empty}>Loading…</div>}
          </>
        )}
      </Dropdown>
      <VisuallyHidden>
        <output>{isEmpty ? 'Nothing found' : isOpen && query ? `${rows.length} found` : said}</output>
      </VisuallyHidden>
    </FieldFrame>
  )
}
