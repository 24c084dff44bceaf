import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { hand } from '../../support/hand'
import { untidy } from '../../support/records/untidy'
import { alerts, button, until } from '../look'
import type { Table } from './row'

/** A button that may be blocked for a while. */
const ready = (name: string, place: () => ParentNode | null = () => document) =>
  until(() => {
    const found = place()
    const one = found && button(name, found)
    return one?.getAttribute('aria-disabled') === 'true' ? null : one
  }, `the button ${name} stays blocked`)

const dialog = () => document.querySelector('[role=dialog]')
const question = () => document.querySelector('[role=alertdialog]')
const nowhere = document.createElement('div')
const pair = 'Merge… javascript and Java Script'
const left = {
  'answer after the screen was left': 'the question stands before the screen until it is answered',
}

const unused = paths.care('?list=unused')
async function askToRemove() {
  if (!question()) await hand.click(await ready('Remove… Django'))
  return ready('Remove', question)
}

/** Tags, categories and stacks are merged, removed, and put back. */
export const removalRows: Pick<Table, 'mergeCreate' | 'removalCreate' | 'removalUndo'> = {
  mergeCreate: {
    kind: 'send',
    group: 'updates',
    async at(scenario: StoryScenario) {
      await untidy(scenario)
      return paths.care()
    },
    as: 'ADMIN',
    fill: async () => void (await ready(pair)),
    async send() {
      if (!dialog()) await hand.click(await ready(pair))
      await until(() => dialog()?.textContent?.includes('1 record will change'), 'no preview')
      return ready('Merge', dialog)
    },
    alerts: () => alerts(dialog() ?? nowhere),
    saved: 'Java Script merged into javascript',
    hasToast: false,
    isKeyed: true,
    isForgotten: true,
    stored: async (tables) => ((await tables.tags.find(9)) ? 0 : 1),
    without: left,
  },
  removalCreate: {
    kind: 'send',
    group: 'updates',
    at: unused,
    as: 'ADMIN',
    fill: async () => void (await ready('Remove… Django')),
    send: askToRemove,
    alerts: () => alerts(question() ?? nowhere),
    saved: 'Django removed',
    hasToast: false,
    isKeyed: true,
    isForgotten: true,
    stored: async (tables) => ((await tables.languageStacks.find(8)) ? 0 : 1),
    without: left,
  },
  removalUndo: {
    kind: 'send',
    group: 'updates',
    at: unused,
    as: 'ADMIN',
    async fill() {
      await hand.click(await askToRemove())
      await ready('Undo')
    },
    send: () => ready('Undo'),
    alerts: () => '',
    saved: 'Django is back',
    hasToast: true,
    without: {
      '401': 'the message with Undo goes with the session',
      'answer after the screen was left': 'the message with Undo stands over every screen',
    },
  },
}
