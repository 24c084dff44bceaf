import { objectCases, textObjects, textPlaces, textWith } from '../editor/objectCases'
import { textOfArticle } from '../editor/textOfArticle'
import { describeEngines, type Visit } from './describeEngines'
import type { Visitor } from './Visitor'

/** The article whose text is written: the second of the demo. */
const article = 2

/** What is typed at the end of a text, and the text that is stored then. */
const keyCases: Record<string, { text: string; keys: readonly string[]; expected: string }> = {
  'marks go on and off by their keys': {
    text: '<p>a</p>',
    keys: ['{Control>}b{/Control}', 'b', '{Control>}b{/Control}', '{Control>}i{/Control}', 'c'],
    expected: '<p>a<strong>b</strong><em>c</em></p>',
  },
  'Markdown’s signs make a heading, a list and a quotation': {
    text: '<p>a</p>',
    keys: ['{Enter}', '## b', '{Enter}', '1. c', '{Enter}', '{Enter}', '> d'],
    expected: '<p>a</p><h2>b</h2><ol><li>c</li></ol><blockquote>d</blockquote>',
  },
  'Enter in an empty item ends its list, and Backspace joins lines': {
    text: '<ul><li>a</li></ul>',
    keys: ['{Enter}', '{Enter}', 'b', '{Home}', '{Backspace}'],
    expected: '<ul><li>ab</li></ul>',
  },
  'Delete joins the next line': {
    text: '<p>a</p><p>b</p>',
    keys: ['{ArrowUp}', '{End}', '{Delete}'],
    expected: '<p>ab</p>',
  },
  'what is selected is replaced by a letter': {
    text: '<p>one two</p>',
    keys: ['{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}', 'x'],
    expected: '<p>one x</p>',
  },
  'a whole emoji goes by one Backspace': {
    text: '<p>a👨‍👩‍👧b</p>',
    keys: ['{Backspace}', '{Backspace}', 'c'],
    expected: '<p>ac</p>',
  },
  'undo and redo go by steps': {
    text: '<p>a</p>',
    keys: ['b', '{Enter}', 'c', '{Control>}zzzz{/Control}', '{Control>}{Shift>}zzzz{/Shift}{/Control}'],
    expected: '<p>ab</p><p>c</p>',
  },
  'what is cut is pasted': {
    text: '<p>one two</p>',
    keys: ['{Control>}{Shift>}{ArrowLeft}{/Shift}x{/Control}', '{Home}', '{Control>}v{/Control}'],
    expected: '<p>twoone </p>',
  },
}

describeEngines('the keys of the editor', (test) => {
  for (const [name, { text, keys, expected }] of Object.entries(keyCases))
    test(name, async (visit) => {
      const { person, saves } = await editing(visit, text)
      await person.press('textbox', 'Content')
      await person.keys('{Control>}{End}{/Control}', ...keys)
      await saves(expected)
    })

  for (const object of textObjects)
    for (const place of textPlaces)
      test(`${object.name}, ${place.name}: pressed, it loses no key`, async (visit) => {
        const { person, saves, again } = await editing(visit, textWith(object, place))
        const wrong: string[] = []
        for (const { name, keys, expected } of objectCases) {
          await person.press('object')
          await person.keys(keys)
          await saves(expected(object, place)).catch((error: unknown) =>
            wrong.push(`${name}: ${String(error)}`),
          )
          await again()
        }
        if (wrong.length > 0) throw new Error(wrong.join('\n'))
      })
})

interface Editing {
  person: Visitor
  /** Saves by the key; throws when the server then has another text. */
  saves: (html: string) => Promise<void>
  /** Begins again with the former text. */
  again: () => Promise<void>
}

async function editing({ console, visitor }: Visit, html: string): Promise<Editing> {
  const text = await textOfArticle(console, article)
  await text.put(html)
  const address = `/article_main/edit/${article}`
  const person = await visitor(address, 'ADMIN')
  const isThere = () => person.sees('textbox', 'Content')
  await isThere()
  return {
    person,
    async saves(expected) {
      await person.keys('{Control>}s{/Control}')
      let last = ''
      await person.waits(
        () => `the server has ${expected}, but ${last}`,
        async () => (last = await text.get()) === expected,
      )
    },
    async again() {
      await text.put(html)
      await person.tab.open(address)
      await isThere()
    },
  }
}
