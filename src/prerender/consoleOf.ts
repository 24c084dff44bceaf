import type { browserHome } from '../browserHome'
import { createToaster } from '../components/feedback/createToaster'
import type { Config } from '../config'
import { createVisits } from '../hooks/createVisits'
import type { Console } from '../hooks/useConsole'
import type { Stores } from '../stores/createStores'

/** The parts of a console that is only drawn. */
export const consoleOf = (
  config: Config,
  { recovery }: ReturnType<typeof browserHome>,
  stores: Stores,
): Console => ({
  stores,
  config,
  toaster: createToaster(),
  recovery,
  isFirstPage: createVisits(),
  places: new Map(),
})
