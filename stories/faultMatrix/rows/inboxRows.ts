import { paths } from '../../../src/paths'
import { alerts, formNamed, main, put, until } from '../look'
import type { LoadRow, SendRow, Table } from './row'

const decision = () => formNamed('Decision')

/** A button of the decision by its words: behind them stands its key. */
const ready = (words: string) =>
  until(() => {
    const found = [...(decision()?.querySelectorAll('button') ?? [])].find((one) =>
      one.textContent?.trim().startsWith(words),
    )
    return found?.getAttribute('aria-disabled') === 'true' ? null : found
  }, `the button ${words} stays blocked`)

const listed = (at: string, name: string): LoadRow => ({
  kind: 'load',
  group: 'records',
  at,
  as: 'ADMIN',
  isShown: () => main().textContent?.includes(name) === true,
})

/** A decision about the claim that the inbox opens with: 1 once it has this status. */
const deciding = (
  id: number,
  status: string,
): Pick<SendRow, 'kind' | 'group' | 'as' | 'hasToast'> & Pick<SendRow, 'alerts' | 'stored'> => ({
  kind: 'send',
  group: 'updates',
  as: 'ADMIN',
  alerts: () => alerts(decision() ?? document.createElement('div')),
  hasToast: true,
  stored: async (tables) => ((await tables.claims.find(id))?.status === status ? 1 : 0),
})

/** Claims and applications of all projects, and decisions about claims. */
export const inboxRows: Pick<Table, 'claimInbox' | 'claimDecide' | 'claimReopen' | 'applicationInbox'> = {
  claimInbox: listed(paths.inbox(), 'Yuki Tanaka'),
  applicationInbox: listed(paths.inbox('?list=applications'), 'Elif Yıldız'),
  claimDecide: {
    ...deciding(6, 'APPROVED'),
    at: paths.inbox('?open=6'),
    fill: async () => put(await until(decision, 'no letter'), 'Reason', 'Typed in the matrix'),
    send: () => ready('Approve'),
    saved: 'Claim approved',
    isForgotten: true,
  },
  claimReopen: {
    ...deciding(7, 'PENDING'),
    at: paths.inbox('?show=decided&open=7'),
    fill: async () => void (await ready('Undo')),
    send: () => ready('Undo'),
    saved: 'Claim is pending again',
  },
}
