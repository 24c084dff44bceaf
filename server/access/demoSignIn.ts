import { demoPassword } from '../scenarios/accounts'

/** From where the published password of the demo lets somebody in; `thisMachine` is what `isFromThisMachine` says. */
export type DemoSignIn = 'anywhere' | 'thisMachine' | 'never'

/** Whether a password is the one of the demo, however it was typed: passwords are compared in the form NFKC. */
export function isPublished(password: string): boolean {
  return password.normalize('NFKC') === demoPassword
}

/** Whether a right password may be used from here: any but the one that everybody knows. */
export function maySignIn(password: string, demoSignIn: DemoSignIn, isLocal: boolean): boolean {
  if (!isPublished(password)) return true
  return demoSignIn === 'anywhere' || (demoSignIn === 'thisMachine' && isLocal)
}
