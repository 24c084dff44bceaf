import { describe, expect, it } from 'vitest'
import { readSettings } from './settings'
import { StartFailure } from './startFailure'

const daysSentence = 'AUDIT_DAYS must be a whole number of days from 1 to 36500.'

describe('the settings', () => {
  it('have defaults, also for variables that are set to nothing', () => {
    expect(readSettings([], { PORT: '', DATABASE_URL: ' ' })).toEqual({
      port: 8080,
      host: '127.0.0.1',
      wholeListUpTo: 5000,
      dataDir: 'data',
      databaseUrl: undefined,
      smtpUrl: undefined,
      mailFrom: 'console@localhost',
      adminEmail: undefined,
      adminPassword: undefined,
      siteAddress: undefined,
      productSlug: 'osn',
      imageHosts: [],
      allowedOrigins: [],
      trustProxy: [],
      metricsToken: undefined,
      logLevel: 'info',
      auditDays: 365,
      hidesAccounts: false,
      oidc: undefined,
      isEmpty: false,
      isDemo: true,
    })
  })

  it('are read from the environment and the arguments', () => {
    const environment = {
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/console',
      DATABASE_URL: 'postgres://me@db/console',
      SMTP_URL: 'smtps://me:secret@mail.example.org:465',
      MAIL_FROM: 'Console <console@example.org>',
      ADMIN_EMAIL: 'me@example.org',
      ADMIN_PASSWORD: 'long enough',
      SITE_ADDRESS: 'https://console.example.org/',
      IMG_HOSTS: 'cdn.example.org, *.pictures.example',
      ALLOWED_ORIGINS: 'https://site.example.org http://localhost:3000',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8 2001:db8::/32',
      HIDE_ACCOUNTS: 'true',
      AUDIT_DAYS: '90',
      OIDC_ISSUER: 'https://id.example.org/realm',
      OIDC_CLIENT_ID: 'console',
      OIDC_CLIENT_SECRET: 'secret',
    }
    expect(readSettings(['--empty'], environment)).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      databaseUrl: 'postgres://me@db/console',
      siteAddress: 'https://console.example.org',
      imageHosts: ['cdn.example.org', '*.pictures.example'],
      allowedOrigins: ['https://site.example.org', 'http://localhost:3000'],
      metricsToken: undefined,
      logLevel: 'info',
      auditDays: 90,
      hidesAccounts: true,
      oidc: { issuer: 'https://id.example.org/realm', clientId: 'console', clientSecret: 'secret' },
      trustProxy: ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'],
      isEmpty: true,
    })
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number.'],
    [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT must be a whole number.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address like postgres://user:password@host:5432/name.',
    ],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an address like smtps://user:password@host:465.'],
    [{ SITE_ADDRESS: 'javascript:1' }, 'SITE_ADDRESS must be an address like https://console.example.org.'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 10 characters.'],
    [{ VITE_PRODUCT_SLUG: 'My Product' }, 'VITE_PRODUCT_SLUG may hold small letters, digits, _ and - only.'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be addresses and networks like 127.0.0.1, 10.0.0.0/8.'],
    [
      { OIDC_ISSUER: 'http://id.example.org' },
      'OIDC_ISSUER must be an address like https://id.example.org (http on this machine).',
    ],
    [
      { OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'console' },
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set together, or none.',
    ],
    [{ AUDIT_DAYS: '0' }, daysSentence],
    [{ AUDIT_DAYS: '1.5' }, daysSentence],
    [{ AUDIT_DAYS: 'a year' }, daysSentence],
    [{ AUDIT_DAYS: '36501' }, daysSentence],
    [{ HIDE_ACCOUNTS: 'yes' }, 'HIDE_ACCOUNTS must be true or false.'],
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL must be an e-mail address.'],
  ])('refuse %o in a sentence', (environment, sentence) => {
    expect(() => readSettings([], environment)).toThrow(new StartFailure(sentence))
  })

  it('refuse an argument that is unknown', () => {
    expect(() => readSettings(['--emtpy'], {})).toThrow('Unknown argument --emtpy')
  })

  it.each([
    [[], {}, true],
    [[], { HOST: '::1' }, true],
    [[], { HOST: '0.0.0.0' }, false],
    [[], { HOST: '192.0.2.1' }, false],
    [['--empty'], {}, false],
    [[], { DATABASE_URL: 'postgres://me@db/console' }, false],
    [[], { SITE_ADDRESS: 'https://console.example.org' }, false],
    [['--demo'], {}, true],
    [['--demo'], { HOST: '0.0.0.0' }, true],
  ])('with %j and %j have the demo: %s', (words, environment, isDemo) => {
    expect(readSettings(words, environment).isDemo).toBe(isDemo)
  })

  it('refuse the demo where others reach the server by a name, and beside --empty', () => {
    for (const environment of [
      { DATABASE_URL: 'postgres://me@db/console' },
      { SITE_ADDRESS: 'https://console.example.org' },
    ])
      expect(() => readSettings(['--demo'], environment)).toThrow(
        '--demo goes neither with DATABASE_URL nor with SITE_ADDRESS',
      )
    expect(() => readSettings(['--demo', '--empty'], {})).toThrow('Either --demo or --empty')
  })
})
