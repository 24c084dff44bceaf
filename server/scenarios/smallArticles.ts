import { anArticle } from '../fixtures'
import type { ScenarioArticle } from '../scenario'

const howTo = [
  '<h1>Your first contribution</h1>',
  '<p>Choose <strong>one</strong> small thing, and finish it.</p>',
  '<h2>Before you start</h2>',
  '<ol><li>Read the contributing guide.</li><li>Run the tests.</li><li>Say what you are going to do.</li></ol>',
  '<h2>Links</h2>',
  '<p>Ask at <a href="mailto:help@example.org">help@example.org</a> or read <a href="https://example.org/guide">the guide</a>.</p>',
].join('')

const articles: readonly Partial<ScenarioArticle>[] = [
  {
    title: 'How to make your first contribution',
    excerpt: 'From choosing an issue to the merged change, in an afternoon.',
    content: howTo,
    isFeatured: true,
    tags: [6],
  },
  {
    title: 'Choosing a licence without a lawyer',
    excerpt: 'Four questions that lead to a licence.',
    content: '<p>Who may use it? Who has to share changes? <em>Ask these first.</em></p>',
    tags: [],
  },
  {
    title: 'What we learned from 1,000 bug reports',
    excerpt: 'What makes a report easy to act on, in four findings.',
    content: '<ul><li>Steps help.</li><li>Versions help more.</li></ul><p><br></p>',
    isPublished: false,
    tags: [3],
  },
  {
    title: 'נגישות היא תכונה',
    excerpt: 'למה כדאי להתחיל בנגישות מוקדם.',
    content: '<p class="ql-align-right ql-direction-rtl">נגישות היא תכונה, לא תוספת.</p>',
    tags: [4, 7],
  },
  {
    title:
      'A title that goes on and on, because somebody pasted the whole first paragraph into it and nobody noticed until the table of articles had to show it',
    excerpt: 'Long titles happen.',
    isPublished: false,
    isFeatured: true,
    tags: [1, 2, 3],
  },
  {
    title: 'Release party 🎉',
    excerpt: 'Snacks, patches and a cake in the shape of a semicolon.',
    content: '<p>Bring a friend 🧁.</p>',
    tags: [8],
  },
]

/** Six made-up articles, published and not. */
export function smallArticles(): ScenarioArticle[] {
  return articles.map((article, index) => anArticle({ id: index + 1, ...article }))
}
