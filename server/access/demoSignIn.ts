import { demoPassword } from '../scenarios/accounts'

/** Where the demo's published password is accepted; `thisMachine` means requests that `isFromThisMachine` confirms. */
export type DemoSignIn = 'anywhere' | 'thisMachine' | 'never'

/** Whether a password is the one of the demo, however it was typed: passwords are compared in the form NFKC. */
export function isPublished(password: string): boolean {
  return password.normalize('NFKC') === demoPassword
}

/** Whether a correct password is accepted. Only the demo's published one depends on where the request comes from. */
export function maySignIn(password: string, demoSignIn: DemoSignIn, isLocal: boolean): boolean {
  if (!isPublished(password)) return true
  return demoSignIn === 'anywhere' || (demoSignIn === 'thisMachine' && isLocal)
}
