import { makeObservable, observable, runInAction } from 'mobx'

const themes = ['system', 'light', 'dark'] as const
/** How the console looks; `system` follows the machine. */
export type Theme = (typeof themes)[number]

/** Where preferences are kept between visits; what comes back may be anything. */
export interface PreferenceHome {
  theme(): string | null
  setTheme(theme: Theme): void
  /** What stands there is no theme: it is kept beside, and no longer found. */
  setThemeAside(found: string): void
}

/** What a person chose about the console itself, kept in this browser. */
export class PreferenceStore {
  theme: Theme

  /** `onDamaged`: what was kept cannot be used, and was set aside. */
  constructor(
    private readonly home: PreferenceHome,
    onDamaged: () => void,
  ) {
    const found = home.theme()
    const known = themes.find((theme) => theme === found)
    this.theme = known ?? 'system'
    if (found !== null && !known) {
      home.setThemeAside(found)
      onDamaged()
    }
    makeObservable(this, { theme: observable })
  }

  setTheme(theme: Theme): void {
    this.home.setTheme(theme)
    runInAction(() => (this.theme = theme))
  }
}
