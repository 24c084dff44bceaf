import { describe, expect, it } from 'vitest'
import { readConfig } from './config'

describe('readConfig', () => {
  it('has a default for every setting', () => {
    expect(readConfig({})).toMatchObject({
      apiBaseUrl: '/api',
      productName: 'Projects',
      productSlug: 'osn',
      verifyClick: false,
    })
  })

  it('takes closing slashes off addresses', () => {
    const config = readConfig({
      VITE_API_BASE_URL: 'https://api.example.org/',
      VITE_SITE_URL: 'https://example.org/',
    })
    expect(config).toMatchObject({ apiBaseUrl: 'https://api.example.org', siteUrl: 'https://example.org' })
  })

  it.each([
    ['VITE_API_BASE_URL', 'api'],
    ['VITE_API_BASE_URL', '//elsewhere.example'],
    ['VITE_API_BASE_URL', 'https://'],
    ['VITE_SITE_URL', 'example'],
    ['VITE_SITE_URL', 'javascript:alert(1)'],
    ['VITE_IDP_LOGIN_URL', 'localhost:3000'],
    ['VITE_IDP_LOGIN_URL', 'example.org:8080/login'],
    ['VITE_IDP_LOGIN_URL', ''],
    ['VITE_IDP_SIGNUP_URL', 'javascript:alert(1)'],
    ['VITE_IDP_SIGNUP_URL', 'https:///signup'],
    ['VITE_SITE_PROJECT_PATH', '/projects'],
    ['VITE_SITE_PROJECT_PATH', '//elsewhere.example/{id}'],
    ['VITE_SITE_ARTICLE_PATH', 'articles/{id}'],
    ['VITE_PRODUCT_SLUG', 'open source'],
    ['VITE_VERIFY_CLICK', 'yes'],
    ['VITE_PRODUCT_NAME', ''],
  ])('names a malformed %s and says how it should look', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name} must`))
  })

  it('takes an empty VITE_SITE_URL for no site', () => {
    expect(readConfig({ VITE_SITE_URL: '' }).siteUrl).toBe('')
  })

  it('names every malformed setting at once', () => {
    expect(() => readConfig({ VITE_PRODUCT_NAME: '', VITE_VERIFY_CLICK: 'yes' })).toThrow(
      'VITE_PRODUCT_NAME must not be empty; VITE_VERIFY_CLICK must be true or false',
    )
  })
})
