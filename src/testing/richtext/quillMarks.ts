/** Marks, links and text as Quill 1 writes them. */
export const quillMarks: Readonly<Record<string, string>> = {
  'one mark each': '<p><strong>b</strong> <em>i</em> <u>u</u> <s>s</s></p>',
  'marks at both ends': '<p><strong>a</strong>b<em>c</em></p>',
  'all four marks': '<p><strong><em><s><u>x</u></s></em></strong></p>',
  'bold and italic overlap': '<p><strong>a<em>b</em></strong><em>c</em></p>',
  'overlap within a word': '<p>un<strong>be<em>liev</em></strong><em>ab</em>le</p>',
  'three overlap': '<p><strong>a<em>b<u>c</u></em></strong><em><u>d</u></em><u>e</u></p>',
  'a mark with a hole': '<p><strong>a</strong>b<strong>c</strong></p>',
  'marks in the other order':
    '<p><em><strong>x</strong></em> <u><em>y</em></u> <s><strong>z</strong></s></p>',
  'marked blanks': '<p>a<strong> </strong>b<em> c </em>d</p>',
  'a colour': '<p><span style="color: rgb(230, 0, 0);">red</span></p>',
  'colours side by side':
    '<p><span style="color: red;">r</span><span style="color: rgb(0, 102, 204);">b</span><span style="color: #008a00;">g</span></p>',
  'a colour on a mark': '<p><strong style="color: rgb(230, 0, 0);">x</strong></p>',
  'a colour on a part of a mark':
    '<p><strong>a</strong><strong style="color: red;">b</strong><strong>c</strong></p>',
  'a colour on the outermost of three': '<p><strong style="color: red;"><em><u>x</u></em></strong></p>',
  'a colour inside a mark': '<p><strong>a<span style="color: red;">b</span></strong></p>',
  'a mark inside a colour': '<p><span style="color: red;">a<strong>b</strong></span></p>',
  'colour and background': '<p><span style="color: white; background-color: black;">x</span></p>',
  'a background': '<p><span style="background-color: rgb(255, 255, 0);">x</span></p>',
  'fonts and sizes':
    '<p><span class="ql-font-serif">a</span><span class="ql-size-large">b</span><span class="ql-size-huge ql-font-monospace">c</span></p>',
  'sub and super': '<p>H<sub>2</sub>O, x<sup>2</sup></p>',
  'sub with a mark': '<p><sub><strong>x</strong></sub><strong><sup>y</sup></strong></p>',
  'a link': '<p><a href="https://example.org" target="_blank">x</a></p>',
  'a link of Quill 1.3':
    '<p><a href="https://example.org" rel="noopener noreferrer" target="_blank">x</a></p>',
  'links without a gap': '<p><a href="https://a.example">a</a><a href="https://b.example">b</a></p>',
  'one address twice without a gap':
    '<p><a href="https://a.example">a</a><a href="https://a.example">b</a></p>',
  'a mark in a link': '<p><a href="https://a.example">a <strong>b</strong> c</a></p>',
  'a link in a mark': '<p><strong>a <a href="https://a.example">b</a> c</strong></p>',
  'a link across marks': '<p><em>a</em><a href="https://a.example"><em>b</em>c<u>d</u></a><u>e</u></p>',
  'a coloured link': '<p><a href="https://a.example" target="_blank" style="color: red;">x</a></p>',
  'links of all schemes':
    '<p><a href="http://a.example">h</a><a href="mailto:a@b.example">m</a><a href="tel:+4912345">t</a><a href="/x">r</a><a href="#y">f</a><a href="//c.example">p</a></p>',
  'an address with signs': '<p><a href="https://a.example/?a=1&amp;b=%20&amp;c=%C3%A9#x">x</a></p>',
  'a link with a title':
    '<p><a href="https://a.example" title="say &quot;hi&quot;" class="k" data-id="7">x</a></p>',
  'a link in a heading, a quote and an item':
    '<h2><a href="https://a.example">h</a></h2><blockquote><a href="https://a.example">q</a></blockquote><ul><li><a href="https://a.example">i</a></li></ul>',
  'signs that need escaping': '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2 "q" \'a\' &amp;amp;</p>',
  'no-break spaces': '<p>a&nbsp;b &nbsp; c&nbsp;</p>',
  'runs of blanks': '<p>a  b   c</p><p> lead</p><p>trail </p>',
  'a tab': '<p>a\tb</p>',
  emoji: '<p>👍 👨‍👩‍👧‍👦 🏳️‍🌈 👩🏽‍💻 🇩🇪</p>',
  'emoji with marks': '<p>a<strong>👍</strong><em>👨‍👩‍👧</em>b</p>',
  'other scripts': '<p>Ελληνικά Русский 中文 日本語 한국어 ไทย हिन्दी</p>',
  'mixed directions': '<p>English עברית العربية 123 (x)</p><p>‏mark‎</p>',
  'combining marks': '<p>é é ñ Å ẛ̣</p>',
  'zero-width signs': '<p>a​b‌c‍d﻿e</p>',
  'a soft break': '<p>a<br>b</p>',
  'soft breaks at both ends': '<p><br>a<br>b<br></p>',
  'two breaks alone': '<p><br><br></p>',
  'a break in a mark': '<p><strong>a<br>b</strong></p>',
  'a break in a link': '<p><a href="https://a.example">a<br>b</a></p>',
  'a long word': `<p>${'x'.repeat(500)}</p>`,
  'inline code': '<p>run <code>npm test</code> now</p>',
  'code with a mark': '<p><code><strong>x</strong></code><strong><code>y</code></strong></p>',
  'an empty text': '',
}
