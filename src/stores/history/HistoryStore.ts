import type { Client } from '../../api/client'
import {
  historyEndpoints,
  type HistoryKind,
  type HistoryListQuery,
  type HistoryPerson,
} from '../../contract/endpoints/history'
import { Resource } from '../Resource'
import { HistoryFeed } from './HistoryFeed'
import { perConsole } from '../perConsole'

/** Which entries of the whole history are wanted; moments are ISO 8601 in UTC. */
export type HistoryFilter = Pick<HistoryListQuery, 'person' | 'kind' | 'since' | 'until'>

/** What was done, by whom and when: of the whole directory, and of one record. Only where the host offers `history`. */
export class HistoryStore {
  /** Who stands in the history. */
  readonly people: Resource<HistoryPerson[]>
  private readonly feeds = new Map<string, HistoryFeed>()

  constructor(private readonly client: Client) {
    this.people = new Resource((signal) => client.call('historyPeople', { signal }))
  }

  /** The whole history, or the part that the filter leaves. */
  list(filter: HistoryFilter): HistoryFeed {
    return this.feed(`list ${JSON.stringify(filter)}`, (forget) => {
      return new HistoryFeed(
        (query, signal) => this.client.call('historyList', { query: { ...filter, ...query }, signal }),
        forget,
      )
    })
  }

  /** What was done to one record. */
  ofRecord(kind: HistoryKind, id: number): HistoryFeed {
    return this.feed(`${kind} ${id}`, (forget) => {
      return new HistoryFeed(
        (query, signal) => this.client.call('historyOfRecord', { params: { kind, id }, query, signal }),
        forget,
      )
    })
  }

  /** Something was done: what is on the screen is read again. */
  changed(): void {
    for (const feed of this.feeds.values()) feed.known.invalidate()
  }

  private feed(key: string, make: (forget: () => void) => HistoryFeed): HistoryFeed {
    const known = this.feeds.get(key)
    if (known) return known
    const feed = make(() => this.feeds.delete(key))
    this.feeds.set(key, feed)
    return feed
  }
}

/** The history of a console. */
export const historyOf = perConsole(({ client }) => {
  client.know(historyEndpoints)
  return new HistoryStore(client)
})
