import { renameInTags, type Renaming } from './tags'

/** The part of Trusted Types that is used here; TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): {
    createHTML(html: string): string
  }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
/**
 * The console's one Trusted Types policy (`server/http/policies.ts`). It is known in this file alone, which hands text to
 * documents without a window: nothing in them runs or loads, and what is taken out of them is filtered first.
 */
const policy = trustedTypes?.createPolicy('console', { createHTML: (html) => html })

/**
 * The name under which a `style` attribute stands in an inert document: under its own, the browser would try to apply it
 * and the page's content security policy would refuse it.
 */
export const STYLE = 'kept-style'

/**
 * What a browser acts on as soon as it stands in a document, inert or not, goes by names that mean nothing: styles, handlers,
 * style sheets and the base of addresses. The elements that stand in for them are dropped as they are.
 */
const inertNames: Renaming = {
  attribute: (name) => (/^(?:style$|on|kept-)/i.test(name) ? `kept-${name}` : name),
  element: (name) => (/^style$/i.test(name) ? 'noframes' : /^base$/i.test(name) ? 'meta' : name),
}
const ownNames: Renaming = { attribute: (name) => (name === STYLE ? 'style' : name) }

function trusted(html: string): string {
  const isActing = /[\s/"'](?:style|on|kept-)|<\/?(?:style|base)/i.test(html)
  const inert = isActing ? renameInTags(html, inertNames) : html
  return policy?.createHTML(inert) ?? inert
}

/** A document without a window: nothing in it runs or loads. */
let inert: Document | undefined

/** Parses a piece of HTML as the content of a body that nobody sees; leading whitespace is kept. */
export function parseInert(html: string): HTMLElement {
  inert ??= new DOMParser().parseFromString(trusted('<!doctype html>'), 'text/html')
  const body = inert.createElement('body')
  body.innerHTML = trusted(html)
  return body
}

/** Parses a page of HTML, as a clipboard holds it, into a document of its own that nobody sees. */
export function parsePage(html: string): HTMLElement {
  return new DOMParser().parseFromString(trusted(html), 'text/html').body
}

/** The attributes of an element of an inert document, in their order. */
export const attributesOf = (element: Element): readonly (readonly [name: string, value: string])[] =>
  Array.from(element.attributes, ({ name, value }) => [ownNames.attribute(name), value] as const)

/** The HTML of an element of an inert document, with itself. */
export const htmlOf = (element: Element): string => withOwnNames(element.outerHTML)

/** The HTML inside an element of an inert document. */
export const contentOf = (element: Element): string => withOwnNames(element.innerHTML)

const withOwnNames = (html: string) => (html.includes(STYLE) ? renameInTags(html, ownNames) : html)
