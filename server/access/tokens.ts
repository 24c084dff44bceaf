/** Longest life of a session in ms: 12 hours from signing in, not prolonged by use. */
export const sessionLifetime = 12 * 60 * 60 * 1000
/** A session that was not used for so many ms has ended: 8 hours. */
export const idleLifetime = 8 * 60 * 60 * 1000
/** The last use of a session is noted again after so many ms: 5 minutes. */
export const noteUseAfter = 5 * 60 * 1000
/** Lifetime of a sign-in link in ms: 15 minutes. */
export const linkLifetime = 15 * 60 * 1000

/** 256 random bits in base64url. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Node's own digest is there at once; that of the web standard waits for another thread, which takes longer than the digest. */
const ownDigest = globalThis.process?.getBuiltinModule?.('node:crypto')?.createHash

/** SHA-256 in hexadecimal: all that is kept of a token, and the fingerprint of a repeated body. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  if (ownDigest) return ownDigest('sha256').update(content).digest('hex')
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
