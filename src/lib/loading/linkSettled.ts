/** Resolves once the file of a link of the page has come, or has failed; call it while neither has happened. */
export const linkSettled = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    for (const outcome of ['load', 'error']) link.addEventListener(outcome, resolve)
  })

/** Resolves once the page has the style sheets that it asks for, as far as they can be had; undefined where it has them. */
export function styleSettled(page: Document): Promise<unknown> | undefined {
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  const missing = [...links].filter(({ sheet }) => !sheet)
  return missing.length === 0 ? undefined : Promise.all(missing.map(linkSettled))
}
