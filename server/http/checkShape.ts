import * as z from 'zod/mini'
import { capitalised } from '../../src/contract/words'
import { invalid } from './HttpError'

type Issue = z.core.$ZodIssue

/** The body as its schema reads it. Throws an `HttpError` of 422 that names the fields with another shape, or with unstorable text. */
export function checkShape<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value)
  if (!parsed.success) throw invalid(sentences(parsed.error.issues, value))
  refuseUnstorable(parsed.data)
  return parsed.data
}

function sentences(issues: readonly Issue[], value: unknown): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of issues.flatMap((issue) => closest(issue, value))) {
    const field = String(issue.path[0] ?? 'body')
    errors[field] ??= sentence(issue, field, value)
  }
  return errors
}

/** Of a choice between shapes, the issues of the one that the body comes nearest to. */
function closest(issue: Issue, value: unknown): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [first, ...others] = issue.errors
  if (!first) return [issue]
  const best = others.reduce((best, next) => (weight(next, value) < weight(best, value) ? next : best), first)
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

const weight = (issues: readonly Issue[], value: unknown): number =>
  issues.reduce((sum, issue) => sum + (isMissing(issue, value) ? 2 : 1), 0)

function isMissing(issue: Issue, value: unknown): boolean {
  const field = issue.path[0]
  return (
    typeof value === 'object' && value !== null && typeof field === 'string' && !Object.hasOwn(value, field)
  )
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

function sentence(issue: Issue, field: string, value: unknown): string {
  const subject = field === 'body' ? 'The body' : issue.path.length > 1 ? `Each of ${field}` : field
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')} is not expected here`
  if (isMissing(issue, value)) return `${field} is missing`
  if (issue.code === 'invalid_type') return `${subject} has to be ${kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value')
    return `${subject} has to be one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `${inWords(field)} is too long: ${issue.maximum} characters at most`
  if (issue.code === 'too_big' && issue.origin === 'array')
    return `Choose ${issue.maximum} ${inWords(field).toLowerCase()} at most`
  if (issue.code === 'too_small') return `${subject} has to be ${issue.minimum} or more`
  if (issue.code === 'too_big') return `${subject} has to be ${issue.maximum} or less`
  return `${subject} has a value that is not possible`
}

/** The name of a field as a person would write it: `projectUrl` is "Project url". */
function inWords(field: string): string {
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return capitalised(words)
}

/** NUL and half surrogate pairs are text in JSON, but no text that a database can keep. */
const unstorable = /\0|\p{Surrogate}/u

function refuseUnstorable(body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  const field = Object.entries(body).find(([, value]) => holdsUnstorable(value))?.[0]
  if (field) throw invalid({ [field]: `${field} holds a character that cannot be stored: type it again` })
}

/** Also in a list of texts, or in what a list holds. */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable)
}
