import type { EarlyCall } from '../../api/earlyCalls'
import { linkSettled } from '../../lib/loading/linkSettled'

/** So long the console waits for rows that are on their way, in ms. */
const patience = 2000

/**
 * Resolves once the list is painted, or once it is not worth waiting for: the console's code, which these links ask for, is
 * there before the list is answered, painting fails, or it takes too long. Never rejects.
 */
export async function untilPainted(
  painting: Promise<void>,
  list: EarlyCall | undefined,
  links: Iterable<HTMLLinkElement>,
): Promise<void> {
  let isAnswered = false
  void list?.answer.then(() => (isAnswered = true))
  await new Promise<void>((resolve) => {
    painting.then(resolve, () => resolve())
    setTimeout(resolve, patience)
    void Promise.all([...links].map((link) => (isLoaded(link) ? undefined : linkSettled(link)))).then(
      () => !isAnswered && resolve(),
    )
  })
}

/** Whether a file that the page has asked for is there, or can't be had. */
export const isLoaded = (link: HTMLLinkElement): boolean => performance.getEntriesByName(link.href).length > 0
