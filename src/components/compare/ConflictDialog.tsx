import { Button, Dialog, DialogBody, DialogFooter, Radio, RadioGroup } from '@blueprintjs/core'
import { useId, useState } from 'react'
import '../../styles/choices.scss'
import { prefersReducedMotion } from '../../lib/prefersReducedMotion'
import '../../styles/dialog.scss'
import styles from './ConflictDialog.module.css'
import { Differences } from './Differences'
import type { FormField } from '../../lib/FormController'

interface ConflictDialogProps {
  isOpen: boolean
  /** Names of the fields that both changed. */
  fields: readonly string[]
  original: object
  theirs: object
  mine: object
  fieldOf: (name: string) => FormField | undefined
  /** Receives the chosen value of each field. */
  onChoose: (values: Record<string, unknown>) => void
  onCancel: () => void
}

type Side = 'mine' | 'theirs'

/**
 * Shows fields that two people changed, and writes nothing until one version of each is chosen.
 *
 * Use it when a save finds that somebody else changed the same fields meanwhile. Where they changed others, both are
 * kept and nobody is asked.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { isOpen, fields, fieldOf, onChoose, onCancel } = props
  const id = useId()
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const [original, theirs, mine] = [props.original, props.theirs, props.mine].map(valuesOf)
  const labelOf = (name: string) => fieldOf(name)?.label ?? name
  const open = fields.filter((name) => !chosen[name])
  const handleSave = () => {
    if (open.length > 0) return
    const sides = { mine, theirs }
    onChoose(Object.fromEntries(fields.map((name) => [name, sides[chosen[name] ?? 'theirs']?.[name]])))
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title="Somebody else changed this meanwhile"
      className={styles.dialog}
      canOutsideClickClose={false}
      shouldReturnFocusOnClose
      autoFocus={false}
      // A moment later, as in ConfirmDialog; what is decided on stays in sight above the decision.
      onOpening={(dialog) =>
        requestAnimationFrame(() => {
          const first = dialog.querySelector<HTMLInputElement>('input[type="radio"]')
          first?.focus({ preventScroll: true })
          first?.scrollIntoView({ block: 'nearest' })
        })
      }
      aria-describedby={`${id}-text`}
      transitionDuration={prefersReducedMotion() ? 0 : 150}
    >
      <DialogBody>
        <p id={`${id}-text`}>
          You both changed {fields.length === 1 ? 'this field' : 'these fields'}. Nothing is saved until you
          choose.
        </p>
        <div className={styles.fields}>
          {fields.map((name) => (
            <div key={name}>
              <Differences
                names={[name]}
                versions={[
                  { heading: 'Original', values: original ?? {} },
                  { heading: 'Theirs', values: theirs ?? {} },
                  { heading: 'Yours', values: mine ?? {} },
                ]}
                fieldOf={fieldOf}
              />
              <RadioGroup
                inline
                aria-label={`Choose for ${labelOf(name)}`}
                name={`${id}-${name}`}
                selectedValue={chosen[name] ?? ''}
                onChange={(event) =>
                  setChosen({ ...chosen, [name]: event.currentTarget.value === 'mine' ? 'mine' : 'theirs' })
                }
              >
                <Radio label="Keep theirs" value="theirs" />
                <Radio label="Keep yours" value="mine" />
              </RadioGroup>
            </div>
          ))}
        </div>
      </DialogBody>
      <DialogFooter
        className={styles.footer}
        actions={
          <>
            <Button text="Back to the form" onClick={onCancel} />
            <Button intent="primary" text="Save choices" disabled={open.length > 0} onClick={handleSave} />
          </>
        }
      >
        <output>{open.length > 0 && `Still to choose: ${open.map(labelOf).join(', ')}`}</output>
      </DialogFooter>
    </Dialog>
  )
}

const valuesOf = (values: object) => values as Readonly<Record<string, unknown>>
