import type { Page, Route } from 'playwright'

/**
 * Holds back what a page asks of an address, of which `*` and `**` stand for parts, until the function that it answers is
 * called; then `goOn` is done with it, which sends it on its way by default.
 */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  goOn: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await goOn(route)
  })
  return release
}
