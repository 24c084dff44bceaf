import type { Endpoints } from '../contract/endpoints/endpoint'
import type { Client, ClientOptions, WholeClient } from './client'
import { aborted, networkError } from './errors'
import { earlyAnswers, type LoadReader } from './earlyAnswers'
import type { WantedCall } from './readEarly'

/** A call that was made before the client was there. */
interface WaitingCall {
  send: (client: WholeClient) => void
  fail: (error: unknown) => void
}

/**
 * A client whose code is fetched with the first call that the head of the page has not made already. Calls that are made
 * meanwhile wait, and are sent in their order, each with the token of the user who made it. Where `load` rejects they end as
 * on a network that failed, and the next call loads again.
 */
export function createLazyClient(
  options: ClientOptions,
  load: () => Promise<(options: ClientOptions) => WholeClient>,
  loadReader?: LoadReader,
): Client {
  const waiting = new Set<WaitingCall>()
  const known: Endpoints[] = []
  const early = loadReader && earlyAnswers(options, loadReader)
  let client: WholeClient | undefined
  let isLoading = false

  const each = (settle: (call: WaitingCall) => void) => {
    isLoading = false
    const calls = [...waiting]
    waiting.clear()
    calls.forEach(settle)
  }
  const begin = () => {
    if (isLoading) return
    isLoading = true
    const begun = early?.hasBegun()
    const loaded = begun ? begun.then(load) : load()
    loaded.then(
      (create) => {
        const whole = create(options)
        known.forEach(whole.know)
        client = whole
        each((call) => call.send(whole))
      },
      (error: unknown) => each((call) => call.fail(networkError(error))),
    )
  }
  /** Resolves with what `send` returns once the client is there; an abort before that takes the call back. */
  const later = <T>(send: (client: WholeClient) => Promise<T>, signal?: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      const call: WaitingCall = { send: (whole) => resolve(send(whole)), fail: reject }
      const takeBack = () => {
        if (waiting.delete(call)) reject(aborted())
      }
      if (signal?.aborted) return reject(aborted())
      signal?.addEventListener('abort', takeBack, { once: true })
      waiting.add(call)
      begin()
    })

  return {
    async call(name, ...args) {
      if (client) return client.call(name, ...args)
      const by = options.token()
      const asked = early?.answerTo({
        madeBy: by,
        name,
        input: args[0] as WantedCall['input'],
        known: Object.assign({}, ...known) as Endpoints,
      })
      // Without one the call is sent in this turn.
      const found = asked && (await asked)
      if (found && 'answer' in found) return found.answer as never
      const send = (whole: WholeClient) => whole.callBy({ by, firstTry: found?.firstTry }, name, ...args)
      return client ? send(client) : later(send, args[0]?.signal)
    },
    know(rows) {
      if (client) client.know(rows)
      else known.push(rows)
    },
  }
}
