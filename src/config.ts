import * as z from 'zod/mini'

const address = (name: string) =>
  z.string().check(
    z.refine((value) => value === '' || URL.canParse(value), {
      error: `${name} must be a full address, like https://example.org`,
    }),
  )

const sitePath = (name: string) =>
  z
    .string()
    .check(
      z.regex(/^\/(?!\/).*\{id\}/, { error: `${name} must be a path with {id} in it, like /projects/{id}` }),
    )

const Settings = z.object({
  VITE_API_BASE_URL: z._default(
    z.string().check(
      z.refine((value) => /^\/(?!\/)/.test(value) || /^https?:\/\//.test(value), {
        error: 'VITE_API_BASE_URL must be a path, like /api, or a full address, like https://api.example.org',
      }),
    ),
    '/api',
  ),
  VITE_SITE_URL: z._default(address('VITE_SITE_URL'), 'https://directory.example.org'),
  VITE_SITE_PROJECT_PATH: z._default(sitePath('VITE_SITE_PROJECT_PATH'), '/projects/{id}'),
  VITE_SITE_ARTICLE_PATH: z._default(sitePath('VITE_SITE_ARTICLE_PATH'), '/articles/{id}'),
  VITE_IDP_LOGIN_URL: z._default(address('VITE_IDP_LOGIN_URL'), 'https://id.example.org/login'),
  VITE_IDP_SIGNUP_URL: z._default(address('VITE_IDP_SIGNUP_URL'), 'https://id.example.org/signup'),
  VITE_PRODUCT_NAME: z._default(
    z.string().check(z.minLength(1, { error: 'VITE_PRODUCT_NAME must not be empty' })),
    'Projects',
  ),
  VITE_PRODUCT_SLUG: z._default(
    z.string().check(
      z.regex(/^[A-Za-z0-9_-]+$/, {
        error: 'VITE_PRODUCT_SLUG must be made of letters, digits, _ and -',
      }),
    ),
    'osn',
  ),
  VITE_VERIFY_CLICK: z._default(
    z.enum(['true', 'false'], { error: 'VITE_VERIFY_CLICK must be true or false' }),
    'false',
  ),
})

/** The settings of the console, fixed when it is built (decisions, "Configuration"). */
export interface Config {
  apiBaseUrl: string
  siteUrl: string
  /** Where a project stands on the front-end site: `/projects/{id}`. */
  siteProjectPath: string
  /** The same for an article. */
  siteArticlePath: string
  idpLoginUrl: string
  idpSignupUrl: string
  productName: string
  productSlug: string
  /** Whether the verify page asks for a click before it spends its token. */
  verifyClick: boolean
}

/** Reads `VITE_*` settings; throws an error that names the malformed one and says how it should look. */
export function readConfig(env: Record<string, unknown>): Config {
  const result = Settings.safeParse(env)
  if (!result.success) throw new Error(result.error.issues.map((issue) => issue.message).join('; '))
  const settings = result.data
  return {
    apiBaseUrl: settings.VITE_API_BASE_URL.replace(/\/$/, ''),
    siteUrl: settings.VITE_SITE_URL.replace(/\/$/, ''),
    siteProjectPath: settings.VITE_SITE_PROJECT_PATH,
    siteArticlePath: settings.VITE_SITE_ARTICLE_PATH,
    idpLoginUrl: settings.VITE_IDP_LOGIN_URL,
    idpSignupUrl: settings.VITE_IDP_SIGNUP_URL,
    productName: settings.VITE_PRODUCT_NAME,
    productSlug: settings.VITE_PRODUCT_SLUG,
    verifyClick: settings.VITE_VERIFY_CLICK === 'true',
  }
}
