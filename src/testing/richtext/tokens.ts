/** Images, videos, frames, and what the editor can only carry. */
export const tokens: Readonly<Record<string, string>> = {
  'an image alone': '<p><img src="https://a.example/x.png"></p>',
  'an image in text': '<p>a <img src="https://a.example/x.png" alt="x"> b</p>',
  'images side by side': '<p><img src="https://a.example/1.png"><img src="https://a.example/2.png"></p>',
  'an image with all attributes':
    '<p><img src="https://a.example/x.png" alt="a &quot;b&quot;" title="t" width="120" height="80" class="k" style="float: right;" data-id="1" loading="lazy"></p>',
  'a linked image': '<p><a href="https://a.example"><img src="https://a.example/x.png"></a></p>',
  'a linked image with words': '<p><a href="https://a.example">a<img src="https://a.example/x.png">b</a></p>',
  'a marked image': '<p><strong>a<img src="https://a.example/x.png">b</strong></p>',
  'an image in an item and a heading':
    '<ul><li><img src="https://a.example/x.png"></li></ul><h2>a<img src="https://a.example/x.png"></h2>',
  'an image as data': '<p><img src="data:image/png;base64,iVBORw0KGgo="></p>',
  'a relative image': '<p><img src="/uploads/x.png"></p>',
  'a bare image': '<img src="https://a.example/x.png" alt="">',
  'a video':
    '<iframe class="ql-video" frameborder="0" allowfullscreen="true" src="https://www.youtube.com/embed/abcdefghijk?showinfo=0"></iframe>',
  'a video between lines':
    '<p>a</p><iframe class="ql-video" frameborder="0" allowfullscreen="true" src="https://player.vimeo.com/video/1"></iframe><p>b</p>',
  'two videos':
    '<iframe class="ql-video" src="https://www.youtube.com/embed/aaaaaa"></iframe><iframe class="ql-video" src="https://www.youtube.com/embed/bbbbbb"></iframe>',
  'a video with sizes':
    '<iframe class="ql-video ql-align-center" src="https://www.youtube.com/embed/aaaaaa" width="560" height="315" title="T"></iframe><p>a</p>',
  'a frame of another host':
    '<iframe src="https://maps.example/embed?x=1&amp;y=2" width="600" height="450" style="border: 0;" loading="lazy"></iframe>',
  'a frame in a line': '<p>a <iframe src="https://www.youtube.com/embed/aaaaaa"></iframe> b</p>',
  'a table': '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  'a table with everything':
    '<table class="t" border="1"><caption>C</caption><colgroup><col width="10"></colgroup><thead><tr><th scope="col" colspan="2">H</th></tr></thead><tbody><tr><td rowspan="2"><p>a <strong>b</strong></p></td><td><a href="https://a.example">l</a></td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table><p>after</p>',
  'code of Quill 1': '<pre class="ql-syntax" spellcheck="false">const a = 1\n  if (a &lt; 2) b()\n</pre>',
  'code of Quill 2':
    '<div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block" data-language="plain">a</div><div class="ql-code-block" data-language="plain">b</div></div>',
  'plain code': '<pre><code class="language-js">a()\n\nb()</code></pre>',
  'a rule': '<p>a</p><hr><p>b</p>',
  'a figure': '<figure class="f"><img src="https://a.example/x.png"><figcaption>C</figcaption></figure>',
  'a definition list': '<dl><dt>a</dt><dd>b</dd></dl>',
  details: '<details open=""><summary>S</summary><p>in</p></details>',
  'a video file': '<video controls="" src="https://a.example/v.mp4"></video><p>x</p>',
  sound: '<p>a <audio controls="" src="https://a.example/s.mp3"></audio></p>',
  'a formula':
    '<p>a <span class="ql-formula" data-value="e=mc^2">﻿<span contenteditable="false">x</span>﻿</span> b</p>',
  'a mention': '<p>hi <span class="mention" contenteditable="false" data-id="3">@ann</span>!</p>',
  'an empty anchor': '<p><a id="top"></a>text</p>',
  'an empty icon': '<p><i class="fa fa-star"></i> starred</p>',
  'a word break': '<p>long<wbr>word</p>',
  'ruby text': '<p><ruby>漢<rt>kan</rt></ruby></p>',
  'unknown inline elements':
    '<p><mark>m</mark> <kbd>Ctrl</kbd> <abbr title="World">W</abbr> <small>s</small> <q>q</q> <cite>c</cite> <ins>i</ins> <del>d</del></p>',
  'old inline elements':
    '<p><b>b</b><i>i</i><strike>s</strike><font color="red" size="3">f</font><tt>t</tt><big>g</big></p>',
  'an unknown element around marks':
    '<p><mark class="y">a <strong>b</strong></mark><strong><mark>c</mark></strong></p>',
  'a span with a class': '<p><span class="x">a</span><span lang="fr">b</span><span dir="rtl">c</span></p>',
  'tables side by side':
    '<table><tbody><tr><td>1</td></tr></tbody></table><table><tbody><tr><td>2</td></tr></tbody></table>',
  'a link around blocks': '<a href="https://a.example"><p>in</p></a><p>out</p>',
}
