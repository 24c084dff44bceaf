import type { ScenarioView } from '../scenario'

/** A view of each member of staff among the demo accounts, under the id of the account. */
export function smallViews(): ScenarioView[] {
  return [
    { id: 1, name: 'For the newsletter', address: '/article_main?show=unpublished', ownerId: 1 },
    { id: 2, name: 'Next meeting', address: '/osn_main?show=pending', ownerId: 2 },
    { id: 3, name: 'To tidy up', address: '/osn_main?show=inactive', ownerId: 3 },
  ]
}
