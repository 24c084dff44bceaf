import { ApiError } from '../../api/errors'
import { viewEndpoints, type SharedView } from '../../contract/endpoints/views'
import { isConsolePath } from '../../contract/fields/viewRules'
import type { Stores } from '../createStores'
import { Resource } from '../Resource'
import { perConsole } from '../perConsole'

/** The views that staff shares, where the host offers `views`. Its verbs throw an `ApiError`; the list stays then as it was. */
export class SharedViewStore {
  /** By id; an address that leads elsewhere is no view. */
  readonly list: Resource<SharedView[]>
  /** The key of each submission that has not succeeded yet, by what is shared. */
  private readonly keys = new Map<string, string>()

  constructor(private readonly stores: Stores) {
    const { client } = stores
    client.know(viewEndpoints)
    this.list = new Resource(async (signal) =>
      (await client.call('viewList', { params: {}, signal })).filter(({ to }) => isConsolePath(to)),
    )
  }

  /** Whether the signed-in person shares the view. */
  isOwn({ sharedBy }: SharedView): boolean {
    const { session, profile } = this.stores
    const own = session.user?.id ?? profile.own.value?.id
    return own !== undefined && sharedBy?.id === own
  }

  /** Whether the signed-in person may rename and remove it. */
  mayChange(view: SharedView): boolean {
    return this.isOwn(view) || this.stores.session.role === 'SUPER_ADMIN'
  }

  /** The own shared view of this address. */
  ownOf(to: string): SharedView | undefined {
    return this.list.value?.find((view) => view.to === to && this.isOwn(view))
  }

  /** Shares a view with everybody; the list is there with it once this resolves. */
  async share({ name, to }: { name: string; to: string }): Promise<void> {
    const submission = JSON.stringify([name, to])
    const isRepeat = this.keys.has(submission)
    const idempotencyKey = this.keys.get(submission) ?? crypto.randomUUID()
    this.keys.set(submission, idempotencyKey)
    try {
      await this.stores.client.call('viewCreate', { params: {}, body: { name, to }, idempotencyKey })
    } catch (error) {
      await this.throwUnless(() => this.ownOf(to) !== undefined, error)
    }
    this.keys.delete(submission)
    await this.list.load()
    // A repeat gets the first answer also where somebody has stopped sharing the view since.
    if (isRepeat && this.list.error === undefined && !this.ownOf(to)) await this.share({ name, to })
  }

  /** Gives a shared view another name. */
  async rename(id: number, name: string): Promise<void> {
    try {
      await this.stores.client.call('viewRename', { params: { id }, body: { name } })
    } catch (error) {
      await this.throwUnless((views) => views.some((view) => view.id === id && view.name === name), error)
    }
    this.list.update((views) => views.map((view) => (view.id === id ? { ...view, name } : view)))
    this.list.invalidate()
  }

  /** Shares a view no longer; one that is gone already is no failure. */
  async remove(id: number): Promise<void> {
    try {
      await this.stores.client.call('viewRemove', { params: { id } })
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404
      if (!isGone) await this.throwUnless((views) => views.every((view) => view.id !== id), error)
    }
    this.list.update((views) => views.filter((view) => view.id !== id))
    this.list.invalidate()
  }

  /** Reads the list after a failure: the call may be carried out, by another tab or because its answer was lost. */
  private async throwUnless(
    isDone: (views: readonly SharedView[]) => boolean,
    error: unknown,
  ): Promise<void> {
    if (isRefused(error)) throw error
    await this.list.load()
    const { value } = this.list
    if (value === undefined || !isDone(value)) throw error
  }
}

/** Whether the host has said no; of 409 it is not known who was first. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 409

/** The shared views of a console. */
export const sharedViewsOf = perConsole((stores) => new SharedViewStore(stores))
