/** A reading call that the head of the page made while the console's script was on its way (`tools/build/page/headStart.ts`). */
export interface EarlyCall {
  /** With the base address of the API. */
  url: string
  token: string
  /** Undefined where the network failed. */
  answer: Promise<Response | undefined>
}

/** Takes the call of this address and token out of these, so that it is taken over once. */
export function takeEarly(
  early: EarlyCall[],
  url: string,
  token: string | null | undefined,
): EarlyCall | undefined {
  const at = early.findIndex((call) => call.url === url && call.token === token)
  return at < 0 ? undefined : early.splice(at, 1)[0]
}

/** Forgets the calls that nobody has taken over: what they ask for is asked anew when it is wanted. */
export function forgetEarly(early: EarlyCall[]): void {
  early.length = 0
}
