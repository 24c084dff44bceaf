import { protocol, types, type messages, type PGlite } from '@electric-sql/pglite'
import { plannedAnew } from '../../database/sql'

/** A statement that the database has parsed under a name. */
interface Prepared {
  name: string
  /** Types of its parameters. */
  parameters: readonly number[]
}

type Rows = Record<string, unknown>[]

/** So many statements are prepared at most; the program has fewer. */
const mostPrepared = 500

const { serialize } = protocol

/**
 * Runs statements with parameters on PGlite, each of which the database parses and plans once, and which then takes one message.
 * PGlite's own `query` does all of it each time, in six. Values and rows are those of `query`. Throws as it does.
 */
export function pgliteStatements(
  database: PGlite,
): (text: string, values: readonly unknown[]) => Promise<Rows> {
  const known = new Map<string, Prepared>()

  const send = (...parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> =>
    database.execProtocolStream(Buffer.concat([...parts, serialize.sync()]))

  const prepare = async (text: string): Promise<Prepared> => {
    const name = `s${known.size}`
    const answer = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const described = answer.find(({ name: kind }) => kind === 'parameterDescription')
    const parameters = (described as messages.ParameterDescriptionMessage | undefined)?.dataTypeIDs ?? []
    const prepared = { name, parameters }
    known.set(text, prepared)
    return prepared
  }

  const run = async ({ name, parameters }: Prepared, values: readonly unknown[]): Promise<Rows> => {
    const written = values.map((value, index) => {
      if (value === null || value === undefined) return null
      return database.serializers[parameters[index] ?? 0]?.(value) ?? String(value)
    })
    const answer = await send(
      serialize.bind({ statement: name, values: written }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    )
    return rowsOf(answer)
  }

  const rowsOf = (answer: readonly messages.BackendMessage[]): Rows => {
    let columns: messages.RowDescriptionMessage['fields'] = []
    const rows: Rows = []
    for (const message of answer) {
      if (message.name === 'rowDescription') columns = (message as messages.RowDescriptionMessage).fields
      if (message.name !== 'dataRow') continue
      const { fields } = message as messages.DataRowMessage
      rows.push(
        Object.fromEntries(
          columns.map(({ name, dataTypeID }, index) => [
            name,
            types.parseType(fields[index] ?? null, dataTypeID, database.parsers),
          ]),
        ),
      )
    }
    return rows
  }

  return (text, values) =>
    !text.startsWith(plannedAnew) && (known.has(text) || known.size < mostPrepared)
      ? database.runExclusive(async () => run(known.get(text) ?? (await prepare(text)), values))
      : database.query<Rows[number]>(text, [...values]).then(({ rows }) => rows)
}
