/** Elements whose content a parser takes as text: a `<` in it begins no tag. */
const RAW = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes|noscript|plaintext)$/i

/** What a parser of HTML can meet where text is expected: a comment, a declaration, or the name of a tag. */
const MARKUP = /<(?:!--(?:-?>|[\s\S]*?(?:--!?>|$))|[!?][^>]*>?|\/[^a-z>][^>]*>?|\/?[a-z][^\t\n\f\r />]*)/gi
const ATTRIBUTE =
  /([\t\n\f\r /]*)(=?[^\t\n\f\r />=]*)((?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\t\n\f\r >]*))?)/y

/** Other names for what stands in tags; the same name for what stays. */
export interface Renaming {
  attribute: (name: string) => string
  /** Of an element, in the letters in which it was written. */
  element?: (name: string) => string
}

/**
 * The HTML with attributes and elements under other names, and with all else as it is. It finds tags and attributes as the
 * tokenizer of HTML does (the standard's section 13.2.5), so that nothing in texts, values or comments is taken for one.
 */
export function renameInTags(html: string, { attribute, element }: Renaming): string {
  let renamed = ''
  let done = 0
  const rename = (from: number, name: string, other: string) => {
    if (other === name) return
    renamed += html.slice(done, from) + other
    done = from + name.length
  }
  MARKUP.lastIndex = 0
  for (let markup = MARKUP.exec(html); markup; markup = MARKUP.exec(html)) {
    const [, slash = '', tag] = /^<(\/?)([a-z].*)$/is.exec(markup[0]) ?? []
    if (tag === undefined) continue
    let at = MARKUP.lastIndex
    if (element) rename(at - tag.length, tag, element(tag))
    for (;;) {
      ATTRIBUTE.lastIndex = at
      const [whole = '', space = '', name = ''] = ATTRIBUTE.exec(html) ?? []
      if (whole === '') break
      // A name may begin with `=`, and only where nothing stands before it: with another beginning it would be a value.
      if (name !== '' && !name.startsWith('=')) rename(at + space.length, name, attribute(name))
      at += whole.length
    }
    MARKUP.lastIndex = slash === '' ? endOfContent(html, at, tag) : at
  }
  return renamed + html.slice(done)
}

/** Where reading goes on after a start tag: behind the text that an element of raw text holds. */
function endOfContent(html: string, at: number, tag: string): number {
  if (!RAW.test(tag)) return at
  const end = new RegExp(`</${tag}(?=[\\t\\n\\f\\r />])`, 'gi')
  end.lastIndex = at
  return end.exec(html)?.index ?? html.length
}
