import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import { beginsWithLogin } from '../../src/app/gateDecision'
import { tokenKey } from '../../src/contract/limits'
import { patterns } from '../../src/paths'
import { headScript } from './headStart'

const files = { console: ['/assets/console.js', '/assets/console.css'], projects: ['/assets/projects.js'] }

interface Link {
  rel?: string
  as?: string
  href?: string
  crossOrigin?: string
}

/** Runs the script in a page at this path; `read` is what its local storage does. */
function linksAt(pathname: string, read: (key: string) => string | null): Link[] {
  const links: Link[] = []
  vm.runInNewContext(headScript(files), {
    localStorage: { getItem: read },
    location: { pathname },
    document: { createElement: () => ({}), head: { append: (link: Link) => void links.push(link) } },
  })
  return links
}

const withToken = (key: string) => (key === tokenKey ? 'a-token' : null)
const withoutToken = () => null
const hrefs = (links: readonly Link[]) => links.map(({ href }) => href)

describe('the script in the head of the page', () => {
  it('asks for the files of the console as the browser will load them', () => {
    expect(linksAt(patterns.settings, withToken)).toEqual([
      { rel: 'modulepreload', href: '/assets/console.js', crossOrigin: '' },
      { rel: 'preload', as: 'style', href: '/assets/console.css', crossOrigin: '' },
    ])
  })

  it.each([patterns.home, patterns.projects])('asks for the screen of projects at %s', (path) => {
    expect(hrefs(linksAt(path, withToken))).toEqual([...files.console, ...files.projects])
  })

  it.each([patterns.home, patterns.login, patterns.tags, patterns.projects, '/nowhere'])(
    'asks for nothing where %s begins with the login screen',
    (path) => {
      expect(linksAt(path, withoutToken).length > 0).toBe(!beginsWithLogin(null, path))
      expect(linksAt(path, withToken).length > 0).toBe(!beginsWithLogin('a-token', path))
    },
  )

  it('takes a browser that keeps nothing for one without a token', () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    expect(linksAt(patterns.home, refuse)).toEqual([])
    expect(hrefs(linksAt(patterns.tags, refuse))).toEqual(files.console)
  })
})
