import { headers } from '../../src/contract/limits'
import type { Fault } from '../support/faults'

/** What may happen to a call, in the order of the matrix. */
export const columnNames = [
  'offline',
  'cut in mid-answer',
  'timeout',
  '401',
  '403',
  '404',
  '409 with a message',
  '422 with a message',
  '429 with Retry-After',
  '500',
  'malformed JSON',
  'wrong shape',
  'success: false under 200',
  'answer after the screen was left',
  'double click',
  'cut after commit',
] as const
export type ColumnName = (typeof columnNames)[number]

/** How often a call may be tried (decisions, "Retries and double submission"). */
export interface Tries {
  read: number
  replace: number
  /** A POST whose key the server keeps. */
  keyed: number
  once: number
}

/** A failure that is the wire's own, whatever the screen does. */
export interface Failure {
  fault: Fault
  /** What the user reads. */
  words: string
  tries: Tries
  /** The server carried the call out all the same. */
  isCarriedOut?: boolean
}

const repeated: Tries = { read: 3, replace: 3, keyed: 3, once: 1 }
const never: Tries = { read: 1, replace: 1, keyed: 1, once: 1 }

const network = 'Something went wrong. Please check your internet connection'
const unreadable = 'The server sent an answer that this console cannot read. Please try again'
const answers = (status: number, message?: string): Fault => ({ status, body: { message } })

/** The failure as somebody meets it who is not signed in: there is no session that could have ended. */
export const withoutSession = (failure: Failure): Failure =>
  failure === failures['401'] ? { ...failure, words: 'something went wrong' } : failure

/** The failures; the columns that depend on what the person does stand apart, in `judgeLeft` and `judgeDouble`. */
export const failures: Partial<Record<ColumnName, Failure>> = {
  offline: { fault: 'offline', words: network, tries: repeated },
  'cut in mid-answer': {
    fault: async (_, serve) => cut(await serve()),
    words: network,
    tries: repeated,
    isCarriedOut: true,
  },
  timeout: {
    fault: 'hang',
    words: 'The server did not answer in time. Please try again',
    tries: repeated,
  },
  '401': { fault: answers(401), words: 'Your session has ended. Please sign in again', tries: never },
  '403': {
    fault: answers(403),
    words: 'You have no permission to do this. Ask a super admin if you need it',
    tries: never,
  },
  '404': {
    fault: answers(404),
    words: 'This record does not exist any more. Go back to the list',
    tries: never,
  },
  '409 with a message': {
    fault: answers(409, 'It is taken: choose another'),
    words: 'It is taken: choose another',
    tries: never,
  },
  '422 with a message': {
    fault: answers(422, 'That will not do: shorten it'),
    words: 'That will not do: shorten it',
    tries: never,
  },
  '429 with Retry-After': {
    fault: { status: 429, headers: { 'Retry-After': '1' }, body: {} },
    words: 'Too many attempts. Please wait 1 second and try again',
    tries: { read: 3, replace: 3, keyed: 1, once: 1 },
  },
  '500': {
    fault: answers(500),
    words: 'something went wrong',
    tries: { read: 3, replace: 1, keyed: 1, once: 1 },
  },
  'malformed JSON': { fault: 'malformed', words: unreadable, tries: never },
  'wrong shape': { fault: 'misshapen', words: unreadable, tries: never },
  'success: false under 200': { fault: 'refused', words: 'The server says no', tries: never },
  'cut after commit': {
    fault: async (_, serve) => {
      await serve()
      throw new TypeError('Failed to fetch')
    },
    words: network,
    tries: repeated,
    isCarriedOut: true,
  },
}

/** The head and the first bytes of an answer; then the socket is cut. */
async function cut(answer: Response): Promise<Response> {
  const text = new Uint8Array(await answer.arrayBuffer())
  const half = new ReadableStream({
    start: (stream) => stream.enqueue(text.slice(0, text.length / 2)),
    pull: (stream) => stream.error(new TypeError('network error')),
  })
  const kept = answer.headers.get(headers.idempotencyKept)
  return new Response(half, {
    status: answer.status,
    headers: kept === null ? {} : { [headers.idempotencyKept]: kept },
  })
}
