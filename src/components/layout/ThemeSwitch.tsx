import { useId } from 'react'
import type { Theme } from './applyTheme'
import styles from './ThemeSwitch.module.css'
import { VisuallyHidden } from '../text/VisuallyHidden'

export interface ThemeSwitchProps {
  theme: Theme
  onChange: (theme: Theme) => void
}

const choices = [
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
  { theme: 'system', label: 'System' },
] as const

/**
 * Light, dark, or as the machine is set.
 *
 * Use it once, in the foot of the sidebar and on the settings page.
 */
export function ThemeSwitch({ theme, onChange }: ThemeSwitchProps) {
  const name = useId()
  return (
    <fieldset className={styles.switch}>
      <legend>
        <VisuallyHidden>Theme</VisuallyHidden>
      </legend>
      {choices.map((choice) => (
        <label key={choice.theme} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={theme === choice.theme}
            onChange={() => onChange(choice.theme)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
