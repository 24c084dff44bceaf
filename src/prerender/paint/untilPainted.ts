import { linkSettled } from '../../lib/loading/linkSettled'
import type { Painting } from './paintPage'

/** So long the console waits for what is on its way to be painted, in ms. */
const patience = 2000

/**
 * Resolves once it is painted, or once that is not worth waiting for: the console's code, which these links ask for, is there before
 * the call is answered, painting fails, or it takes too long. Never rejects.
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
    void Promise.all([...links].map((link) => (isLoaded(link) ? undefined : linkSettled(link)))).then(
      () => !isAnswered && resolve(),
    )
  })
}

/** Whether a file that the page has asked for is there, or can't be had. */
export const isLoaded = (link: HTMLLinkElement): boolean => performance.getEntriesByName(link.href).length > 0
