const office = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} @list l0 {mso-list-id:1;} --></style></head><body lang=EN-US><!--StartFragment-->${body}<!--EndFragment--></body></html>`
const docs = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b">${body}</b>`

/** Pasted HTML of Word, Google Docs, web pages and others, and what it comes down to. */
export const paste: readonly (readonly [name: string, html: string, result: string])[] = [
  [
    'Word: a paragraph',
    office('<p class=MsoNormal>Hello <b>bold</b><o:p></o:p></p>'),
    '<p>Hello <strong>bold</strong></p>',
  ],
  [
    'Word: headings',
    office('<h1>One<o:p></o:p></h1><h2>Two</h2><p class=MsoTitle>Title</p>'),
    '<h1>One</h1><h2>Two</h2><h1>Title</h1>',
  ],
  [
    'Word: a bullet list',
    office(
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>   </span></span><![endif]>first<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>   </span></span>inner</p>",
    ),
    '<ul><li>first</li><li class="ql-indent-1">inner</li></ul>',
  ],
  [
    'Word: a numbered list',
    office(
      "<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span> </span></span>one</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span> </span></span>two</p>",
    ),
    '<ol><li>one</li><li>two</li></ol>',
  ],
  [
    'Word: a blank paragraph',
    office('<p class=MsoNormal>a</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>b</p>'),
    '<p>a</p><p><br></p><p>b</p>',
  ],
  [
    'Word: fonts and automatic colours',
    office(
      "<p><span style='font-size:14.0pt;font-family:Arial;color:black;mso-themecolor:text1'>plain</span></p>",
    ),
    '<p>plain</p>',
  ],
  [
    'Word: a chosen colour',
    office("<p><span style='color:#C00000'>red</span></p>"),
    '<p><span style="color: #c00000;">red</span></p>',
  ],
  [
    'Word: a link',
    office('<p><a href="https://a.example/"><span style=\'color:#0563C1\'>link</span></a></p>'),
    '<p><a href="https://a.example/" rel="noopener noreferrer" target="_blank">link</a></p>',
  ],
  ['Word: broken source lines', office('<p class=MsoNormal>one\ntwo\n  three</p>'), '<p>one two three</p>'],
  ['Word: a picture of the disk', office('<p>a<img src="file:///C:/x.png">b</p>'), '<p>ab</p>'],
  [
    'Docs: a paragraph',
    docs(
      '<p dir="ltr"><span style="font-size:11pt;color:#000000;font-weight:400;">plain </span><span style="font-weight:700;">bold</span></p>',
    ),
    '<p>plain <strong>bold</strong></p>',
  ],
  [
    'Docs: italic, underline, strike',
    docs(
      '<p><span style="font-style:italic;">i</span><span style="text-decoration:underline;">u</span><span style="text-decoration:line-through;">s</span></p>',
    ),
    '<p><em>i</em><u>u</u><s>s</s></p>',
  ],
  [
    'Docs: nested lists',
    docs(
      '<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>a</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>b</span></p></li></ul></ul>',
    ),
    '<ul><li>a</li><li class="ql-indent-1">b</li></ul>',
  ],
  [
    'Docs: a check list',
    docs(
      '<ul><li role="checkbox" aria-checked="true" aria-level="1"><p>done</p></li><li role="checkbox" aria-checked="false" aria-level="1"><p>open</p></li></ul>',
    ),
    '<ul data-checked="true"><li>done</li></ul><ul data-checked="false"><li>open</li></ul>',
  ],
  [
    'Docs: a heading',
    docs('<h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">Part</span></h2>'),
    '<h2>Part</h2>',
  ],
  ['Docs: breaks between paragraphs', docs('<p>a</p><br><p>b</p>'), '<p>a</p><p>b</p>'],
  [
    'web: a page with scripts',
    '<div onclick="x()"><script>alert(1)</script><style>p{}</style><p>text</p></div>',
    '<p>text</p>',
  ],
  ['web: a dangerous link', '<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
  ['web: a relative link', '<p><a href="/x">x</a> <a href="#y">y</a></p>', '<p>x y</p>'],
  [
    'web: an image',
    '<p>a <img src="https://a.example/x.png" alt="X" width="300" onerror="x()" class="k"></p>',
    '<p>a <img src="https://a.example/x.png" alt="X"></p>',
  ],
  [
    'web: an image alone',
    '<img src="https://a.example/x.png">',
    '<p><img src="https://a.example/x.png" alt=""></p>',
  ],
  ['web: a counting pixel', '<p>a<img src="https://a.example/p.gif" width="1" height="1"></p>', '<p>a</p>'],
  [
    'web: text that ends in an image',
    '<p>text</p><p><img src="https://a.example/x.png" alt=""></p>',
    '<p>text</p><p><img src="https://a.example/x.png" alt=""></p>',
  ],
  [
    'web: a table',
    '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '<p>a b</p><p>1 2</p>',
  ],
  ['web: headings 5 and 6', '<h5>a</h5><h6>b</h6>', '<h4>a</h4><h4>b</h4>'],
  [
    'web: quotes',
    '<blockquote><p>a</p><p>b</p></blockquote><p>c</p>',
    '<blockquote>a</blockquote><blockquote>b</blockquote><p>c</p>',
  ],
  ['web: code', '<pre>a\n  b</pre>', '<p>a<br>  b</p>'],
  [
    'web: a video',
    '<iframe src="https://www.youtube.com/embed/abcdefghijk" onload="x()"></iframe>',
    '<iframe class="ql-video" frameborder="0" allowfullscreen="true" src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
  ],
  ['web: a frame of another host', '<p>a</p><iframe src="https://evil.example"></iframe>', '<p>a</p>'],
  ['web: hidden text', '<p>a<span style="display:none">secret</span>b</p>', '<p>ab</p>'],
  [
    'web: whitespace of the source',
    '<div>\n  <p>\n    a   b\n  </p>\n  <p>c</p>\n</div>',
    '<p>a b</p><p>c</p>',
  ],
  [
    'web: light text of a dark page',
    '<p><span style="color: rgb(255, 255, 255); background-color: rgb(0, 0, 0);">a</span></p>',
    '<p>a</p>',
  ],
  ['web: data of an image', '<p>a<img src="data:image/png;base64,iVBORw0KGgo=">b</p>', '<p>ab</p>'],
  [
    'web: SVG and MathML',
    '<p>a<svg onload="x()"><text>s</text></svg><math><mi>x</mi></math></p>',
    '<p>a</p>',
  ],
  [
    'Quill: its own HTML',
    '<p class="ql-indent-2">a</p><ul data-checked="true"><li class="ql-indent-1">b</li></ul>',
    '<p class="ql-indent-2">a</p><ul data-checked="true"><li class="ql-indent-1">b</li></ul>',
  ],
  [
    'Quill 2: its own HTML',
    '<ol><li data-list="bullet"><span class="ql-ui"></span>a</li><li data-list="checked">b</li></ol>',
    '<ul><li>a</li></ul><ul data-checked="true"><li>b</li></ul>',
  ],
  ['a mail', '<div dir="ltr">Hi<div><br></div><div>Bye</div></div>', '<p>Hi</p><p><br></p><p>Bye</p>'],
  [
    'Chrome: an inner part',
    '<meta charset=\'utf-8\'><span style="color: rgb(51, 51, 51); font-weight: 400; font-style: normal; text-decoration: none;">part</span>',
    '<p>part</p>',
  ],
  ['Safari: the newline at its end', 'a<br class="Apple-interchange-newline">', '<p>a</p>'],
  ['nothing', '<script>x</script>', ''],
]
