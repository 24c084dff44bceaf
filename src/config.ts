/** A setting: its value where none is given, which values it may have, and the end of a sentence that says so. */
interface Setting {
  usual: string
  isGood: (value: string) => boolean
  must: string
}

/** An http or https address with a host. */
const isAddress = (value: string) => /^https?:\/\/[^\s/?#]/i.test(value) && URL.canParse(value)

const address = (usual: string): Setting => ({
  usual,
  isGood: isAddress,
  must: 'be a full address, like https://example.org',
})

const sitePath = (usual: string): Setting => ({
  usual,
  isGood: (value) => /^\/(?!\/).*\{id\}/.test(value),
  must: 'be a path with {id} in it, like /projects/{id}',
})

// By hand: the schema library is fetched behind the login screen, with what makes the calls.
const settings = {
  VITE_API_BASE_URL: {
    usual: '/api',
    isGood: (value) => /^\/(?!\/)/.test(value) || isAddress(value),
    must: 'be a path, like /api, or a full address, like https://api.example.org',
  },
  // Empty where there is no such site: nothing leads there then.
  VITE_SITE_URL: {
    usual: 'https://directory.example.org',
    isGood: (value) => value === '' || isAddress(value),
    must: 'be a full address, like https://example.org, or empty',
  },
  VITE_SITE_PROJECT_PATH: sitePath('/projects/{id}'),
  VITE_SITE_ARTICLE_PATH: sitePath('/articles/{id}'),
  VITE_IDP_LOGIN_URL: address('https://id.example.org/login'),
  VITE_IDP_SIGNUP_URL: address('https://id.example.org/signup'),
  VITE_PRODUCT_NAME: { usual: 'Projects', isGood: (value) => value !== '', must: 'not be empty' },
  VITE_PRODUCT_SLUG: {
    usual: 'osn',
    isGood: (value) => /^[A-Za-z0-9_-]+$/.test(value),
    must: 'be made of letters, digits, _ and -',
  },
  VITE_VERIFY_CLICK: {
    usual: 'false',
    isGood: (value) => value === 'true' || value === 'false',
    must: 'be true or false',
  },
} satisfies Record<string, Setting>

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

/** Reads `VITE_*` settings; throws an error that names each malformed one and says how it should look. */
export function readConfig(env: Record<string, unknown>): Config {
  const problems: string[] = []
  const read = (name: keyof typeof settings): string => {
    const { usual, isGood, must }: Setting = settings[name]
    const { [name]: value = usual } = env
    if (typeof value === 'string' && isGood(value)) return value
    problems.push(`${name} must ${must}`)
    return usual
  }
  const config = {
    apiBaseUrl: read('VITE_API_BASE_URL').replace(/\/$/, ''),
    siteUrl: read('VITE_SITE_URL').replace(/\/$/, ''),
    siteProjectPath: read('VITE_SITE_PROJECT_PATH'),
    siteArticlePath: read('VITE_SITE_ARTICLE_PATH'),
    idpLoginUrl: read('VITE_IDP_LOGIN_URL'),
    idpSignupUrl: read('VITE_IDP_SIGNUP_URL'),
    productName: read('VITE_PRODUCT_NAME'),
    productSlug: read('VITE_PRODUCT_SLUG'),
    verifyClick: read('VITE_VERIFY_CLICK') === 'true',
  }
  if (problems.length > 0) throw new Error(problems.join('; '))
  return config
}
