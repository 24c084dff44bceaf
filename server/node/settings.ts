import { existsSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { limits } from '../../src/contract/limits'
import { isLoopback } from '../http/local'
import type { OidcSettings } from './oidc/identityProvider'
import { root } from './build/sources.mjs'
import { isNetwork } from './http/trustProxy'
import { logLevels, type LogLevel } from './operation/log'
import { databaseAddresses, wantsPrimary } from './storage/postgres/databaseAddress'
import { StartFailure } from './startFailure'

/** Shortest password that the first SUPER_ADMIN may have, in characters. */
const shortestPassword = 10

/** Longest time that the audit trail may be kept, in days: 100 years. */
const longestTrail = 36_500
const wholeDays = `must be a whole number of days from 1 to ${longestTrail}`

const optional = (schema: z.ZodMiniType<string>) => z.optional(schema)
const url = (message: string, protocols: string[]) =>
  z
    .string()
    .check(z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message))

/** Several values with blanks or commas between them; none where it is not set. */
const listOf = (item: z.ZodMiniType<string, string>) =>
  z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((text: string) => text.split(/[\s,]+/).filter(Boolean)),
      z.array(item),
    ),
  )

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value
}

/** What the provider answers is believed: it has to come by https, or from this machine. */
function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

const Environment = z.object({
  PORT: z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,5}$/, 'must be a whole number')), '8080'),
    z.transform(Number).check(z.lte(65_535, 'must be a number from 0 to 65535')),
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  WHOLE_LIST_UP_TO: z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')), String(limits.wholeList)),
    z.transform(Number),
  ),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: optional(
    z.string().check(
      z.refine(
        (value) => databaseAddresses(value).length > 0,
        'must be an address like postgres://user:password@host:5432/name',
      ),
      z.refine(wantsPrimary, 'may have target_session_attrs=read-write only: the server writes'),
    ),
  ),
  SMTP_URL: optional(url('must be an address like smtps://user:password@host:465', ['smtp:', 'smtps:'])),
  MAIL_FROM: z._default(z.string().check(z.regex(/@/, 'must be an e-mail address')), 'console@localhost'),
  ADMIN_EMAIL: optional(z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'))),
  ADMIN_PASSWORD: optional(
    z.string().check(z.minLength(shortestPassword, `must have at least ${shortestPassword} characters`)),
  ),
  OIDC_ISSUER: optional(
    z
      .string()
      .check(z.refine(isIssuer, 'must be an address like https://id.example.org (http on this machine)')),
  ),
  OIDC_CLIENT_ID: z._default(z.string(), ''),
  OIDC_CLIENT_SECRET: z._default(z.string(), ''),
  SITE_ADDRESS: optional(url('must be an address like https://console.example.org', ['http:', 'https:'])),
  METRICS_TOKEN: optional(z.string().check(z.regex(/^\S{16,}$/, 'must have at least 16 characters'))),
  AUDIT_DAYS: z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,5}$/, wholeDays)), '365'),
    z.transform(Number).check(z.gte(1, wholeDays), z.lte(longestTrail, wholeDays)),
  ),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  HIDE_ACCOUNTS: z._default(z.enum(['true', 'false'], 'must be true or false'), 'false'),
  TRUST_PROXY: listOf(
    z.string().check(z.refine(isNetwork, 'must be addresses and networks like 127.0.0.1, 10.0.0.0/8')),
  ),
  IMG_HOSTS: listOf(
    z
      .string()
      .check(z.regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i, 'must be hosts like cdn.example.org')),
  ),
  ALLOWED_ORIGINS: listOf(
    z.string().check(z.refine(isOrigin, 'must be origins like https://site.example.org')),
  ),
  VITE_PRODUCT_SLUG: z._default(
    z.string().check(z.regex(/^[a-z0-9_-]+$/, 'may hold small letters, digits, _ and - only')),
    'osn',
  ),
})

/** The server's settings, from its environment and its arguments; the README lists the names. */
export interface Settings {
  port: number
  host: string
  /** Lists of up to so many projects are read whole by consoles, longer ones are searched here. */
  wholeListUpTo: number
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  adminEmail: string | undefined
  adminPassword: string | undefined
  /** The address that people open, without a slash at its end; the server's own where it is not given. */
  siteAddress: string | undefined
  /** Lets callers that send it read `/metrics` from elsewhere than this machine. */
  metricsToken: string | undefined
  logLevel: LogLevel
  /** After so many days an entry of the audit trail is removed. */
  auditDays: number
  /** Whether asking for a sign-in link is answered alike for addresses that nobody has. */
  hidesAccounts: boolean
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is believed. */
  trustProxy: string[]
  /** The `{product}` of the calls; the console is built with the same setting. */
  productSlug: string
  /** The hosts that the console may show images of beside its own; all that have https where none is named. */
  imageHosts: string[]
  /** Origins of other sites whose pages may make calls. */
  allowedOrigins: string[]
  /** The identity provider that people may sign in at; none where it is not set. */
  oidc: OidcSettings | undefined
  /** Start without the demo directory. */
  isEmpty: boolean
  /**
   * An empty database is filled with the demo, whose accounts have published passwords, and these are accepted from this
   * machine: where `--demo` asks for it, or where nobody else can reach the server and nothing else was said.
   */
  isDemo: boolean
}

/** Whether something is kept in the data folder: the database, or the mails that no server sends. */
export function needsDataFolder({ databaseUrl, smtpUrl }: Settings): boolean {
  return databaseUrl === undefined || smtpUrl === undefined
}

/** The environment, and behind it the file `.env` of the project, which Vite reads too. */
function projectEnvironment(): NodeJS.ProcessEnv {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return process.env
}

/**
 * Reads and checks all settings; a variable that is set to nothing counts as not set. `words` are the arguments of
 * the command. Throws a StartFailure.
 */
export function readSettings(
  words: readonly string[] = [],
  environment: NodeJS.ProcessEnv = projectEnvironment(),
): Settings {
  const unknown = words.find((word) => word !== '--empty' && word !== '--demo')
  if (unknown !== undefined)
    throw new StartFailure(`Unknown argument ${unknown}: only --demo and --empty are known.`)
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const read = Environment.safeParse(given)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new StartFailure(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  const set = read.data
  return {
    port: set.PORT,
    host: set.HOST,
    wholeListUpTo: set.WHOLE_LIST_UP_TO,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    adminEmail: set.ADMIN_EMAIL,
    adminPassword: set.ADMIN_PASSWORD,
    siteAddress: set.SITE_ADDRESS?.replace(/\/+$/, ''),
    metricsToken: set.METRICS_TOKEN,
    logLevel: set.LOG_LEVEL,
    auditDays: set.AUDIT_DAYS,
    hidesAccounts: set.HIDE_ACCOUNTS === 'true',
    trustProxy: set.TRUST_PROXY,
    productSlug: set.VITE_PRODUCT_SLUG,
    imageHosts: set.IMG_HOSTS,
    allowedOrigins: set.ALLOWED_ORIGINS,
    oidc: oidcSettings(set),
    isEmpty: words.includes('--empty'),
    isDemo: isDemo(set, words),
  }
}

function oidcSettings(set: z.output<typeof Environment>): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = set
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret }
  if (issuer || clientId || clientSecret)
    throw new StartFailure('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set together, or none.')
  return undefined
}

function isDemo(set: z.output<typeof Environment>, words: readonly string[]): boolean {
  const isReal = set.DATABASE_URL ?? set.SITE_ADDRESS
  if (!words.includes('--demo')) return !isReal && !words.includes('--empty') && isLoopback(set.HOST)
  if (words.includes('--empty'))
    throw new StartFailure('Either --demo or --empty: a start can have only one.')
  if (isReal)
    throw new StartFailure(
      'The passwords of the demo are published: --demo goes neither with DATABASE_URL nor with SITE_ADDRESS.',
    )
  return true
}
