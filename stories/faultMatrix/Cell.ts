import { endpoints, repeatable, type EndpointName } from '../../src/contract/endpoints'
import type { ColumnName, Failure } from './faultColumns'
import { isSame, until } from './look'
import type { MountedConsole } from './mountConsole'
import type { Row, SendRow } from './rows/row'

/** One cell under judgement: a call, what happens to it, the console it happens in, and what did not hold. */
export class Cell {
  readonly complaints: string[] = []
  /** How often the call had been made before the fault. */
  private former = 0

  constructor(
    readonly name: EndpointName,
    readonly column: ColumnName,
    readonly row: Row,
    readonly mounted: MountedConsole,
  ) {}

  hold(isHeld: boolean, otherwise: string) {
    if (!isHeld) this.complaints.push(otherwise)
  }

  begin({ fault }: Failure) {
    this.former = this.mounted.tries(this.name)
    if (fault === 'hang') this.mounted.hurry(this.name)
    this.mounted.scenario.faults[this.name] = fault
  }

  end() {
    this.mounted.hurry(undefined)
    delete this.mounted.scenario.faults[this.name]
  }

  /** The call was tried as often as decisions say. */
  holdTries({ tries }: Failure) {
    const expected = this.row.kind === 'send' && this.row.isKeyed ? tries.keyed : tries[repeatable(this.name)]
    const found = this.mounted.tries(this.name) - this.former
    this.hold(found === expected, `tried ${found} times instead of ${expected}`)
  }

  /** Whether the server wrote something all the same. */
  isWritten({ isCarriedOut }: Failure): boolean {
    return isCarriedOut === true && endpoints[this.name].method !== 'GET'
  }

  holdTyped(before: readonly string[], now: readonly string[]) {
    const gone = before.filter((text) => !now.includes(text))
    const more = now.filter((text) => !before.includes(text))
    this.hold(isSame(before, now), `typed ${JSON.stringify(gone)}, and now there is ${JSON.stringify(more)}`)
  }

  /** Exactly so many records bear what was typed. */
  async holdStored(row: SendRow, expected: number) {
    if (!row.stored) return
    const { stored } = row
    const found = await this.mounted.scenario.server.database.transaction((tables) => stored(tables))
    this.hold(found === expected, `${found} records instead of ${expected}`)
  }

  /** The focus is somewhere, or comes there in a moment. */
  async holdFocus(when: string) {
    await this.wait(
      () => document.activeElement !== document.body && document.activeElement,
      `no focus ${when}`,
    )
  }

  /** Waits for something; what does not come is a complaint, and the judgement goes on. */
  async wait<T>(
    find: () => T | null | undefined | false,
    words: string | (() => string),
  ): Promise<T | undefined> {
    try {
      return await until(find, '')
    } catch {
      this.complaints.push(typeof words === 'string' ? words : words())
      return undefined
    }
  }
}
