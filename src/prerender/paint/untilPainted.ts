import { linkSettled } from '../../lib/loading/linkSettled'
import type { Painting } from './paintPage'

/** So long the console waits for what is on its way to be painted, in ms. */
const patience = 2000
/** So long its code waits for the call to be answered, in ms. */
const patienceWithCode = 1000

/**
 * Resolves once it is painted, or once that is not worth waiting for: the console's code, which these links ask for, has waited for
 * the call to be answered, painting fails, or it takes too long. Never rejects. It is painted before the code starts even where that is
 * at hand, as from the second visit on: to start it takes several times as long.
 */
export async function untilPainted(
  { painted, call }: Painting,
  links: Iterable<HTMLLinkElement>,
): Promise<void> {
  let isAnswered = false
  void call.answer.then(() => (isAnswered = true))
  await new Promise<void>((resolve) => {
    painted.then(resolve, () => resolve())
    setTimeout(resolve, patience)
    void Promise.all([...links].map((link) => (isLoaded(link) ? undefined : linkSettled(link)))).then(() =>
      setTimeout(() => isAnswered || resolve(), patienceWithCode),
    )
  })
}

/** Whether a file that the page has asked for is there, or can't be had. */
const isLoaded = (link: HTMLLinkElement): boolean => performance.getEntriesByName(link.href).length > 0
