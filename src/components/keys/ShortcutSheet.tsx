import { Button, Checkbox } from '@blueprintjs/core'
import { useId, useRef } from 'react'
import '../../styles/choices.scss'
import { commandKey } from '../../lib/isApple'
import { ModalDialog } from '../feedback/ModalDialog'
import { Keys } from './Keys'
import { shortcutGroups, type Shortcut } from './ShortcutRegistry'
import styles from './ShortcutSheet.module.css'

interface ShortcutSheetProps {
  isOpen: boolean
  /** What can be pressed on this screen. */
  shortcuts: readonly Shortcut[]
  /** The user has shortcuts of one key on. */
  isOn: boolean
  onToggle: (isOn: boolean) => void
  onClose: () => void
}

/**
 * All keys that do something on this screen, by groups, and the switch that turns those of one key off.
 *
 * Use it through ShortcutHost, which opens it by `?`.
 */
export function ShortcutSheet({ isOpen, shortcuts, isOn, onToggle, onClose }: ShortcutSheetProps) {
  const id = useId()
  const close = useRef<HTMLButtonElement>(null)
  const command = commandKey()
  const always = [
    { keys: `${command} K`, label: 'Find anything' },
    { keys: `${command} S`, label: 'Save the form' },
  ]
  const groups = shortcutGroups.map((title) => ({
    title,
    rows: [
      ...shortcuts.filter(({ group, isChord }) => group === title && (isOn || isChord)),
      ...(title === 'Everywhere' ? always : []),
    ],
  }))
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Keyboard shortcuts"
      width={640}
      isLight
      className={styles.sheet}
      focusFirst={() => close.current}
    >
      <div className={styles.groups}>
        {groups
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows }, place) => (
            <section key={title} className={styles.group} aria-labelledby={`${id}-${place}`}>
              <h3 id={`${id}-${place}`} className={styles.groupTitle}>
                {title}
              </h3>
              <dl className={styles.rows}>
                {rows.map(({ keys, label }) => (
                  <div key={keys} className={styles.row}>
                    <dt>{label}</dt>
                    <dd>
                      <Keys keys={keys.split(' ')} className={styles.key} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
      <div className={styles.foot}>
        <Checkbox
          className={styles.switch}
          checked={isOn}
          label="Shortcuts of one key"
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
        <Button ref={close} text="Close" onClick={onClose} />
      </div>
    </ModalDialog>
  )
}
