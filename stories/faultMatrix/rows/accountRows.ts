import { newSession } from '../../../server/access/auth'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { alerts, button, formNamed, put, until } from '../look'
import type { SendRow, Table } from './row'

const other = 'End Firefox on Linux, last used a moment ago'
const newPassword = 'four words of the matrix'
const passwordForm = () => until(() => formNamed('Change password'), 'no form')

/** The own sessions: another one than this page's is there, and is ended. */
const ending = (words: string, saved: string): SendRow => ({
  kind: 'send',
  group: 'updates',
  async at({ server }: StoryScenario) {
    const session = newSession(2, 'another', 'Firefox on Linux', new Date())
    await server.database.transaction((tables) => tables.sessions.insert(session))
    return paths.settings()
  },
  as: 'ADMIN',
  fill: async () => void (await until(() => button(words), `no button ${words}`)),
  send: () =>
    until(() => {
      const one = button(words)
      return one?.getAttribute('aria-disabled') === 'true' ? null : one
    }, `the button ${words} stays blocked`),
  alerts: () => '',
  saved,
  hasToast: true,
})

/** The calls about the own account that go beyond the specification. */
export const accountRows: Pick<Table, 'sessionEnd' | 'sessionEndOthers' | 'passwordChange'> = {
  sessionEnd: ending(other, 'Session ended'),
  sessionEndOthers: ending('End all others', 'All other sessions ended'),
  passwordChange: {
    kind: 'send',
    group: 'updates',
    at: paths.settings(),
    as: 'ADMIN',
    async fill() {
      const form = await passwordForm()
      put(form, 'Current password', 'open-source-demo')
      put(form, 'New password', newPassword)
      put(form, 'Repeat new password', newPassword)
    },
    send: () =>
      until(() => {
        const one = button('Change password', formNamed('Change password') ?? undefined)
        return one?.getAttribute('aria-disabled') === 'true' ? null : one
      }, 'the button stays blocked'),
    alerts: () => alerts(formNamed('Change password') ?? document.createElement('div')),
    saved: 'Password changed. You are signed out everywhere else',
    hasToast: true,
    isForgotten: true,
    stored: async (tables) => ((await tables.users.find(2))?.passwordHash === `plain:${newPassword}` ? 1 : 0),
  },
}
