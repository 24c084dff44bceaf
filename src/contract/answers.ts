import * as z from 'zod/mini'
import type { Answer, EndpointName } from './endpoints'
import type { Endpoint } from './endpoints/endpoint'

/** What was found in a body: the answer, the server's own refusal, or a shape that the contract does not know. */
export type Reading<N extends EndpointName> =
  | { ok: true; answer: Answer<N> }
  | { ok: false; refused: true; message: string | undefined }
  | { ok: false; refused: false; problem: string }

const Declined = z.object({ success: z.literal(false), message: z.nullish(z.string()) })
const Enveloped = z.object({ data: z.unknown() })

/**
 * Takes the answer of a call out of a parsed body (decisions, "Answers of the API"): `{success, message?, data}`
 * or a bare value where the canonical answer has `data`; `{success: false}` is a refusal even under HTTP 200.
 */
export function readAnswer<N extends EndpointName>(endpoint: Endpoint, body: unknown): Reading<N> {
  const failure = Declined.safeParse(body)
  if (failure.success) return { ok: false, refused: true, message: failure.data.message ?? undefined }
  const enveloped = endpoint.envelope === 'data' ? Enveloped.safeParse(body) : undefined
  const parsed = z.safeParse(endpoint.answer, enveloped?.success ? enveloped.data.data : body)
  if (parsed.success) return { ok: true, answer: parsed.data as Answer<N> }
  return { ok: false, refused: false, problem: problemOf(endpoint, parsed.error) }
}

/** What an answer of this call has otherwise than the contract says; `within`: where in the answer the error was found. */
export function problemOf(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { issues: [issue] }: z.core.$ZodError,
  within: readonly PropertyKey[] = [],
): string {
  const where = issue && [...within, ...issue.path].map(String).join('.')
  const what = issue ? `${where || 'the answer'}: ${issue.message || issue.code}` : 'unknown shape'
  return `${method} ${path}: ${what}`
}

/** Body of every failure that the embedded server answers; a host may send less. */
export const Failure = z.object({
  message: z.optional(z.string()),
  /** Where a refused login has its words (§8). */
  user: z.optional(z.object({ message: z.optional(z.string()) })),
  /** Sentences tied to fields of the form. */
  errors: z.optional(z.record(z.string(), z.string())),
  /** Names a failure that has words and a treatment of its own, like `databaseAway`. */
  code: z.optional(z.catch(z.string(), '')),
})
export type Failure = z.output<typeof Failure>
