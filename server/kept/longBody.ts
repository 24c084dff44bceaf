import { sha256 } from '../access/tokens'
import type { LongRows, RowsSink } from '../database/lists/longLists'
import { piece } from '../database/lists/writtenRows'
import type { Counted } from '../database/versions/versions'

/** The body of an answer that is too long to be kept: what makes it, and its tag. */
export interface LongBody {
  /** Names the answer: the call, its parameters and who may read it. */
  key: string
  /** Of what the answer shows, as of when it was asked for. */
  version: string
  /** Differs where the text does, without quotes; made of a version, so that it is known before a row is read. */
  tagOf(version: string): Promise<string>
  /** Writes the JSON text; rejects with what `to` throws. */
  write(to: RowsSink): Promise<void>
}

const [head, tail] = ['{"success":true,"data":[', ']}'].map(piece)

/** The answer with a list that is read each time. `version` is one of what it `shows`. */
export function longBody(
  rows: LongRows,
  { key, shows, version }: { key: string; shows: readonly Counted[]; version: string },
): LongBody {
  return {
    key,
    version,
    tagOf: async (version) => (await sha256(`${rows.form} ${key} ${version}`)).slice(0, 24),
    async write(to) {
      await to.write(head!)
      await rows.read(shows, {
        ...to,
        async restart() {
          await to.restart()
          await to.write(head!)
        },
      })
      await to.write(tail!)
    },
  }
}
