/** Lines as Quill 1 writes them: types, indents, lists, blank lines. */
export const quillLines: Readonly<Record<string, string>> = {
  'one paragraph': '<p>One line of text.</p>',
  'two paragraphs': '<p>First.</p><p>Second.</p>',
  'a blank line': '<p><br></p>',
  'blank lines between paragraphs': '<p>a</p><p><br></p><p><br></p><p>b</p>',
  'a blank line at both ends': '<p><br></p><p>a</p><p><br></p>',
  'headings 1 to 4': '<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4>',
  'headings 5 and 6': '<h5>Five</h5><h6>Six</h6>',
  'an empty heading': '<h2><br></h2><p>a</p>',
  'a heading with marks': '<h1>A <em>new</em> <strong>start</strong></h1>',
  'an indented heading': '<h2 class="ql-indent-3">In</h2>',
  'indented paragraphs 1 to 8':
    '<p class="ql-indent-1">1</p><p class="ql-indent-2">2</p><p class="ql-indent-3">3</p><p class="ql-indent-4">4</p><p class="ql-indent-5">5</p><p class="ql-indent-6">6</p><p class="ql-indent-7">7</p><p class="ql-indent-8">8</p>',
  'an indented blank line': '<p class="ql-indent-2"><br></p>',
  'a quote': '<blockquote>To be.</blockquote>',
  'adjacent quotes': '<blockquote>a</blockquote><blockquote>b</blockquote><p>c</p>',
  'an indented quote': '<blockquote class="ql-indent-1">In</blockquote>',
  'an empty quote': '<blockquote><br></blockquote>',
  'a bullet list': '<ul><li>a</li><li>b</li><li>c</li></ul>',
  'a numbered list': '<ol><li>a</li><li>b</li></ol>',
  'an empty item': '<ul><li>a</li><li><br></li><li>c</li></ul>',
  'an indented list':
    '<ul><li>a</li><li class="ql-indent-1">b</li><li class="ql-indent-2">c</li><li>d</li></ul>',
  'a list to the deepest indent':
    '<ol><li>0</li><li class="ql-indent-1">1</li><li class="ql-indent-2">2</li><li class="ql-indent-3">3</li><li class="ql-indent-4">4</li><li class="ql-indent-5">5</li><li class="ql-indent-6">6</li><li class="ql-indent-7">7</li><li class="ql-indent-8">8</li></ol>',
  'a jump in depth': '<ul><li>a</li><li class="ql-indent-4">b</li><li class="ql-indent-1">c</li></ul>',
  'a list that starts deep': '<ol><li class="ql-indent-3">a</li><li>b</li></ol>',
  'a list after another kind': '<ul><li>a</li></ul><ol><li>b</li></ol><ul><li>c</li></ul>',
  'adjacent bullet lists': '<ul><li>a</li></ul><ul><li>b</li></ul>',
  'adjacent numbered lists': '<ol><li>a</li><li>b</li></ol><ol><li>c</li></ol>',
  'a numbered list within bullets':
    '<ul><li>a</li></ul><ol><li class="ql-indent-1">b</li></ol><ul><li>c</li></ul>',
  'an open check list': '<ul data-checked="false"><li>a</li><li>b</li></ul>',
  'a ticked check list': '<ul data-checked="true"><li>a</li></ul>',
  'a mixed check list':
    '<ul data-checked="true"><li>a</li></ul><ul data-checked="false"><li>b</li></ul><ul data-checked="true"><li>c</li></ul>',
  'an indented check list':
    '<ul data-checked="false"><li>a</li><li class="ql-indent-1">b</li></ul><ul data-checked="true"><li class="ql-indent-2">c</li></ul>',
  'bullets beside a check list':
    '<ul><li>a</li></ul><ul data-checked="false"><li>b</li></ul><ul><li>c</li></ul>',
  'a list between paragraphs': '<p>a</p><ul><li>b</li></ul><p>c</p>',
  'an aligned paragraph': '<p class="ql-align-center">mid</p>',
  'alignment and indent together':
    '<p class="ql-indent-1 ql-align-right">r</p><h1 class="ql-align-justify ql-indent-2">h</h1>',
  'an aligned item': '<ul><li class="ql-align-center ql-indent-1">m</li></ul>',
  'right to left':
    '<p class="ql-direction-rtl ql-align-right">שלום</p><ul><li class="ql-direction-rtl">א</li></ul>',
  'a paragraph with a style': '<p style="text-align: center;">m</p>',
  'everything in a row':
    '<h1>T</h1><p>a</p><blockquote>q</blockquote><ol><li>1</li></ol><ul><li>b</li></ul><ul data-checked="true"><li>c</li></ul><p><br></p><p class="ql-indent-1">e</p>',
  'a quote within a list': '<ul><li>a</li></ul><blockquote>q</blockquote><ul><li>b</li></ul>',
}
