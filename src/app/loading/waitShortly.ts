import { autorun } from 'mobx'

/** How long, in ms. */
const shortly = 150

/** Resolves once `comes` has, and what `isThere` observes is so; after 150 ms in any case. */
export async function waitShortly(comes: Promise<unknown>, isThere: () => boolean): Promise<void> {
  let stop = () => {}
  // `when` would add itself to the script of the login screen, which shares MobX.
  const known = new Promise<void>((resolve) => (stop = autorun(() => isThere() && resolve())))
  const isLate = new Promise((resolve) => setTimeout(resolve, shortly))
  await Promise.race([Promise.all([comes, known]), isLate])
  stop()
}
