import { demoPassword } from '../scenarios/accounts'

/** From where the published password of the demo lets somebody in; `thisMachine` is what `isFromThisMachine` says. */
export type DemoSignIn = 'anywhere' | 'thisMachine' | 'never'

/** Whether a right password may be used from here: any but the one that everybody knows. */
export function maySignIn(password: string, demoSignIn: DemoSignIn, isLocal: boolean): boolean {
  // Passwords are compared in this form, so that it is the same one however it was typed.
  if (password.normalize('NFKC') !== demoPassword) return true
  return demoSignIn === 'anywhere' || (demoSignIn === 'thisMachine' && isLocal)
}
