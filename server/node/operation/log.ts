import { pino, type Logger } from 'pino'
import type { LogEntry } from '../../createServer'
import { describeError } from './describeError'
import { securityEvent } from './securityEvent'

/** Which lines are written. */
export const logLevels = ['info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** One answer of the server: of the API, or of another part of the site. */
export interface Answered extends LogEntry {
  /** The part of the site that answered, where it was not the API. */
  part?: 'uploads' | 'console' | 'operation'
}

/** Writes one line an answer. A line holds no token, no password, no body, and no path, which may carry a token. */
export interface Log {
  answered(entry: Answered): void
  failed(error: unknown, requestId?: string): void
}

/** JSON for programs; on a terminal short lines for people. */
export function createLog(wanted: {
  level: LogLevel
  isTerminal: boolean
  write: (line: string) => void
}): Log {
  const write = wanted.isTerminal ? (line: string) => wanted.write(forPeople(line)) : wanted.write
  const logger = pino(
    {
      level: wanted.level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (description: unknown) => description },
    },
    { write },
  )
  return {
    answered: (entry) => answered(logger, entry),
    failed: (error, requestId) => logger.error({ requestId, err: describeError(error) }, 'fault'),
  }
}

function answered(logger: Logger, entry: Answered): void {
  const { requestId, address, method, endpoint, part, status, userId } = entry
  const fields = {
    requestId,
    address,
    method,
    call: endpoint ?? part,
    status,
    milliseconds: Math.round(entry.milliseconds),
    userId,
  }
  if (status >= 500) logger.error({ ...fields, err: describeError(entry.error) }, 'fault')
  else logger.info(fields, 'request')
  const event = securityEvent(entry)
  if (event) logger[event.isRefusal ? 'warn' : 'info']({ ...fields, event: event.name }, 'security')
}

/** `20:15:03 GET articleOne 200 12 ms` */
function forPeople(line: string): string {
  const { time, msg, event, method, call, status, milliseconds, err } = JSON.parse(line) as Record<
    string,
    string | undefined
  > & { err?: { stack?: string; message?: string } }
  const what = msg === 'request' ? '' : ` ${event ?? msg}:`
  const words = [method, call, status, milliseconds === undefined ? undefined : `${milliseconds} ms`]
  const error = err?.stack ?? err?.message
  return `${time?.slice(11, 19)}${what} ${words.filter(Boolean).join(' ')}${error ? `\n${error}` : ''}\n`
}
