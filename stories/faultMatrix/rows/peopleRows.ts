import { newSession } from '../../../server/access/auth'
import { paths } from '../../../src/paths'
import { hand } from '../../support/hand'
import { alerts, button, formNamed, put, until } from '../look'
import type { Table } from './row'

/** A button that may be blocked for a while. */
const ready = (name: string, place: () => ParentNode | null = () => document) =>
  until(() => {
    const found = place()
    const one = found && button(name, found)
    return one?.getAttribute('aria-disabled') === 'true' ? null : one
  }, `the button ${name} stays blocked`)

const question = () => document.querySelector('[role=alertdialog]')
const dialogForm = () => formNamed('Take role away')
const inviteForm = () => formNamed('Send invitation')
const nowhere = document.createElement('div')
const left = {
  'answer after the screen was left': 'the question stands before the screen until it is answered',
}

/** What a SUPER_ADMIN does with people beyond the specification. */
export const peopleRows: Pick<Table, 'userInvite' | 'userSessionsEnd' | 'superAdminDemote'> = {
  userInvite: {
    kind: 'send',
    group: 'updates',
    at: paths.users(1),
    as: 'SUPER_ADMIN',
    async fill() {
      await ready('End sessions of Nora Nilsen')
      put(await until(inviteForm, 'no form'), 'E-mail', 'matrix@example.org')
    },
    send: () => ready('Send invitation', inviteForm),
    alerts: () => alerts(inviteForm() ?? nowhere),
    saved: 'Invitation sent',
    hasToast: true,
    isForgotten: true,
    stored: async (tables) => ((await tables.users.findByEmail('matrix@example.org')) ? 1 : 0),
  },
  userSessionsEnd: {
    kind: 'send',
    group: 'updates',
    async at({ server }) {
      const session = newSession(4, 'theirs', 'Firefox on Linux', new Date())
      await server.database.transaction((tables) => tables.sessions.insert(session))
      return paths.users(1)
    },
    as: 'SUPER_ADMIN',
    fill: async () => void (await ready('End sessions of Nora Nilsen')),
    async send() {
      if (!question()) await hand.click(await ready('End sessions of Nora Nilsen'))
      return ready('End sessions', question)
    },
    alerts: () => alerts(question() ?? nowhere),
    saved: 'Nora Nilsen is signed out everywhere',
    hasToast: true,
    stored: async (tables) => ((await tables.sessions.find('theirs', new Date())) ? 0 : 1),
    without: left,
  },
  superAdminDemote: {
    kind: 'send',
    group: 'updates',
    at: paths.users(3),
    as: 'SUPER_ADMIN',
    async fill() {
      if (!dialogForm()) await hand.click(await ready('Take role away from Rosa Marchetti'))
      put(await until(dialogForm, 'no dialog'), 'Your password', 'open-source-demo')
    },
    send: () => ready('Take role away', dialogForm),
    alerts: () => alerts(dialogForm() ?? nowhere),
    saved: 'Rosa Marchetti is no super admin any more',
    hasToast: true,
    isForgotten: true,
    stored: async (tables) => ((await tables.users.find(24))?.role === 'ADMIN' ? 1 : 0),
    without: left,
  },
}
