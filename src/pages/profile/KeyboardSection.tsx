import { Button, Checkbox } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import { useContext } from 'react'
import '../../styles/choices.scss'
import { ShortcutContext } from '../../components/keys/useShortcuts'
import { PageSection } from '../../components/layout/PageSection'
import { useStores } from '../../hooks/useConsole'
import styles from './KeyboardSection.module.css'

/** Shortcuts of one key, which some people press by accident or by voice (WCAG 2.1.4), on or off in this browser. */
export const KeyboardSection = observer(function KeyboardSection() {
  const { preferences } = useStores()
  const shortcuts = useContext(ShortcutContext)
  return (
    <PageSection title="Keyboard">
      <Checkbox
        className={styles.flag}
        label="Shortcuts of one key"
        aria-describedby="shortcuts-of-one-key"
        checked={preferences.hasShortcuts}
        onChange={(event) => preferences.setShortcuts(event.currentTarget.checked)}
      />
      <p id="shortcuts-of-one-key" className={styles.note}>
        Keys like / and j act while you are not typing. This browser remembers the setting.
      </p>
      {shortcuts && <Button text="Show all shortcuts" onClick={shortcuts.showSheet} />}
    </PageSection>
  )
})
