/** Somebody was refused access: to an account, where it is known which. */
export interface Refusal {
  event: 'signInRefused' | 'passwordRefused' | 'notAllowed'
  user?: { readonly id: number; readonly name: string } | undefined
}

/** Why a call is not carried out: thrown anywhere below `handle`, which turns it into the answer. */
export class HttpError extends Error {
  readonly headers: Record<string, string>
  /** The whole body of the answer. */
  readonly body: Readonly<Record<string, unknown>>
  /** Why the trail has to know of it. */
  readonly refusal: Refusal | undefined

  constructor(
    readonly status: number,
    message: string,
    details: {
      /** Sentences tied to fields of the form. */
      errors?: Readonly<Record<string, string>>
      headers?: Record<string, string>
      /** Body where the specification names another one than `{success, message, errors?}`. */
      body?: Readonly<Record<string, unknown>>
      /** The fault behind it, for the log alone. */
      cause?: unknown
      /** Somebody was refused access; the trail has it. */
      refusal?: Refusal
    } = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'HttpError'
    this.headers = details.headers ?? {}
    this.refusal = details.refusal
    this.body = details.body ?? {
      success: false,
      message,
      ...(details.errors ? { errors: details.errors } : {}),
    }
  }
}

/** 422 with a sentence at each field; the first one is also the message. */
export function invalid(errors: Readonly<Record<string, string>>, refusal?: Refusal): HttpError {
  const [first = 'Something in the form is not right'] = Object.values(errors)
  return new HttpError(422, first, { errors, ...(refusal && { refusal }) })
}

/** Throws 422 when a rule found anything wrong. */
export function refuseProblems(problems: Readonly<Partial<Record<string, string>>>): void {
  const errors = Object.entries(problems).filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
}

/** 404 for a record: `what` as in "This project does not exist". */
export function notFound(what: string): HttpError {
  return new HttpError(404, `This ${what} does not exist`)
}

/** 403: the caller's role does not allow it. */
export function notAllowed(message: string): HttpError {
  return new HttpError(403, message, { refusal: { event: 'notAllowed' } })
}

/** 401: no token, or one that does not let anybody in. */
export function unauthorized(message: string): HttpError {
  return new HttpError(401, message, { headers: { 'WWW-Authenticate': 'Bearer' } })
}
