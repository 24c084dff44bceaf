/**
 * What a rich text may hold, as plain data (specification, section 2, "Rich-text editor"). A tag that is not here is taken
 * away and its words are kept; one of `dropped` goes with all that it holds. The editor reads what older texts hold, carries
 * it along and draws none of it. The server stores no more than `savedText` names.
 */
export const richText = {
  /** The specification's formats: header, bold, italic, underline, strike, blockquote, list, link, image, video, color. */
  formatTags: (
    'p br h1 h2 h3 h4 strong b em i u s strike del span blockquote ol ul li a img iframe' as string
  ).split(' '),
  /** What the editor cannot make but carries along unchanged when a stored text has it. */
  keptTags: (
    'h5 h6 div section article aside header footer main nav figure figcaption address center details summary hr pre ' +
    'table caption colgroup col thead tbody tfoot tr th td dl dt dd code kbd samp var tt sub sup small big mark ins ' +
    'abbr acronym cite dfn q time bdi bdo wbr font ruby rt rp data picture source video audio track'
  ).split(' '),
  /** Taken away with all that they hold. */
  dropped: (
    'script style link meta base title head template object embed applet param frame frameset noframes noembed ' +
    'noscript svg math form input textarea select option optgroup button datalist output dialog portal slot canvas ' +
    'map area bgsound xmp plaintext listing isindex keygen command menuitem'
  ).split(' '),
  /** Attributes of any tag; `data-*` and `aria-*` are let through as well. */
  attributes: ('class id title lang dir style align valign role contenteditable spellcheck' as string).split(
    ' ',
  ),
  /** Attributes of one tag. */
  tagAttributes: {
    a: 'href target rel hreflang type download name'.split(' '),
    img: 'src srcset sizes alt width height loading decoding border hspace vspace'.split(' '),
    iframe:
      'src width height frameborder allowfullscreen allow loading sandbox referrerpolicy scrolling'.split(
        ' ',
      ),
    ol: 'start type reversed'.split(' '),
    ul: ['type'],
    li: ['value', 'type'],
    table: 'border cellpadding cellspacing width height summary bgcolor'.split(' '),
    td: 'colspan rowspan headers scope width height bgcolor nowrap'.split(' '),
    th: 'colspan rowspan headers scope abbr width height bgcolor nowrap'.split(' '),
    tr: ['bgcolor', 'height'],
    col: ['span', 'width'],
    colgroup: ['span', 'width'],
    hr: ['size', 'width', 'color', 'noshade'],
    font: ['color', 'face', 'size'],
    blockquote: ['cite'],
    q: ['cite'],
    del: ['cite', 'datetime'],
    ins: ['cite', 'datetime'],
    time: ['datetime'],
    data: ['value'],
    details: ['open'],
    video: 'src poster width height controls loop muted preload playsinline'.split(' '),
    audio: 'src controls loop muted preload'.split(' '),
    source: 'src srcset sizes type media width height'.split(' '),
    track: 'src kind srclang label default'.split(' '),
  } as Readonly<Record<string, readonly string[]>>,
  /** Attributes whose value is an address. */
  addressAttributes: ['href', 'src', 'poster', 'cite'],
  /** Schemes of links; an address without a scheme (relative) is let through. */
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
  /** Schemes of whatever is loaded: images, frames, sound. */
  mediaSchemes: ['http', 'https'],
  /** The only data: addresses: raster images, and only as the source of an image. */
  rasterImages: ['png', 'jpeg', 'jpg', 'gif', 'webp', 'avif', 'bmp'],
  /** Declarations of a `style` attribute that are let through, when their value holds nothing of `unsafeStyle`. */
  styles: (
    'color background-color background text-align text-indent text-decoration text-decoration-line ' +
    'text-decoration-color text-decoration-style text-transform font font-family font-size font-style font-weight ' +
    'font-variant line-height letter-spacing word-spacing white-space vertical-align direction unicode-bidi ' +
    'list-style list-style-type float clear width height max-width max-height min-width min-height margin ' +
    'margin-top margin-right margin-bottom margin-left padding padding-top padding-right padding-bottom ' +
    'padding-left border border-top border-right border-bottom border-left border-color border-style border-width ' +
    'border-collapse border-spacing border-radius display aspect-ratio object-fit tab-size'
  ).split(' '),
  /** What a style's value must not hold: addresses, scripts, escapes that hide them. */
  unsafeStyle:
    /url\s*\(|image\s*\(|image-set|expression|javascript|vbscript|@import|-moz-binding|behavior|attr\s*\(|[\\<>{}]/i,
  /** Hosts whose frames are shown (sandboxed); frames of others are a labelled box. */
  videoHosts: [
    'www.youtube.com',
    'youtube.com',
    'www.youtube-nocookie.com',
    'player.vimeo.com',
    'www.dailymotion.com',
    'geo.dailymotion.com',
    'www.loom.com',
  ],
} as const

/**
 * What a text may hold when it is saved: the formats, as Quill writes them, and tags that only give structure, so that
 * saving an older text loses no table or definition. Nothing in it loads anything but images and frames of known hosts, or
 * means something outside of the text.
 */
export const savedText = {
  /** Tags of older texts that load or play something by themselves, and are not stored again. */
  notKept: ['picture', 'source', 'video', 'audio', 'track'],
  /** Attributes of any tag. */
  attributes: ['class', 'style', 'title', 'lang', 'dir', 'align', 'valign'],
  /** Attributes of one tag. */
  tagAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    iframe: ['src', 'width', 'height', 'frameborder', 'allowfullscreen'],
    ol: ['start', 'type', 'reversed'],
    ul: ['type', 'data-checked'],
    li: ['value', 'type', 'data-list'],
    td: ['colspan', 'rowspan', 'data-row'],
    th: ['colspan', 'rowspan', 'scope', 'data-row'],
    col: ['span', 'width'],
    colgroup: ['span', 'width'],
    pre: ['spellcheck', 'data-language'],
    div: ['spellcheck', 'data-language'],
    span: ['contenteditable', 'data-value'],
    font: ['color'],
    details: ['open'],
  } as Readonly<Record<string, readonly string[]>>,
  /** Classes: Quill's. */
  classes: /^ql-[a-z0-9-]+$/,
  /** What the relation of a link may say; one with a target has the first two. */
  relations: ['noopener', 'noreferrer', 'nofollow', 'ugc', 'sponsored'],
  /** Declarations of a `style` attribute. */
  styles: (
    'color background-color text-align text-indent text-decoration font-weight font-style vertical-align direction ' +
    'list-style-type width height'
  ).split(' '),
}
