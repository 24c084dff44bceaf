import { describe, expect, it } from 'vitest'
import { slimHtml } from './slimHtml'

describe('HTML without what nobody sees', () => {
  it.each([
    [
      'attributes that give no look',
      '<a class="x" href="/a" aria-label="A" data-on="true" title="T">A</a>',
      '<a class="x" data-on="true">A</a>',
    ],
    [
      'no part of a drawing',
      '<svg data-icon="tag" role="img" viewBox="0 0 1 1"><path d="M0 0" fill-rule="evenodd"></path></svg>',
      '<svg viewBox="0 0 1 1"><path d="M0 0" fill-rule="evenodd"></path></svg>',
    ],
    ['styles, which a script sets', '<col style="width:52px"/>', '<col data-style="width:52px"/>'],
    ['text for screen readers', '<p>A<span class="hidden"><b>read</b></span> B</p>', '<p>A B</p>'],
    [
      'counts that stand beside words',
      '<span class="c" aria-hidden="true">12</span>',
      '<span class="c"></span>',
    ],
    ['a main part of its own', '<main class="a">A</main>', '<div class="a">A</div>'],
    ['the link to the content', '<a class="s" href="#main">Skip to content</a><p>A</p>', '<p>A</p>'],
    ['the type of a button', '<button type="button" class="b">A</button>', '<button class="b">A</button>'],
    ['comments and dialogs', 'a<!-- -->b<dialog class="d"><p>c</p></dialog>', 'ab'],
    [
      'no attribute of a look',
      '<input type="search" placeholder="Search" value=""/>',
      '<input type="search" placeholder="Search"/>',
    ],
  ])('lacks %s', (_, html, slim) => {
    expect(slimHtml(html, 'hidden')).toBe(slim)
  })
})
