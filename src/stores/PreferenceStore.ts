import { makeObservable, observable, runInAction } from 'mobx'

const themes = ['system', 'light', 'dark'] as const
/** How the console looks; `system` follows the machine. */
export type Theme = (typeof themes)[number]

/** Where preferences are kept between visits; what comes back may be anything. */
export interface PreferenceHome {
  theme(): string | null
  setTheme(theme: Theme): void
}

/** What a person chose about the console itself, kept in this browser. */
export class PreferenceStore {
  theme: Theme

  constructor(private readonly home: PreferenceHome) {
    this.theme = themes.find((theme) => theme === home.theme()) ?? 'system'
    makeObservable(this, { theme: observable })
  }

  setTheme(theme: Theme): void {
    this.home.setTheme(theme)
    runInAction(() => (this.theme = theme))
  }
}
