import fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import '../../src/styles/base.scss'
import { Form } from '../../src/components/form/Form'
import { useField } from '../../src/components/fields/useField'
import { changedFields } from '../../src/stores/merge/fields'
import { mergeRecords } from '../../src/stores/merge/mergeRecords'
import { creating } from '../../src/stores/editor/Creation'
import { RecordEditor } from '../../src/stores/editor/RecordEditor'
import { until } from '../faultMatrix/look'

interface Draft {
  title: string
  tags: number[]
  mediaJson: string
}
const names = ['title', 'tags', 'mediaJson'] as const
type Edit = { [Name in (typeof names)[number]]: { name: Name; value: Draft[Name] } }[(typeof names)[number]]

const title = fc.constantFrom('a', 'b', '')
const tags = fc.shuffledSubarray([1, 2, 3])
const mediaJson = fc
  .shuffledSubarray(['x', 'y'])
  .map((media) => JSON.stringify(media.map((name) => ({ name }))))
const draft: fc.Arbitrary<Draft> = fc.record({ title, tags, mediaJson })
const edit: fc.Arbitrary<Edit> = fc.oneof(
  title.map((value) => ({ name: 'title' as const, value })),
  tags.map((value) => ({ name: 'tags' as const, value })),
  mediaJson.map((value) => ({ name: 'mediaJson' as const, value })),
)

/** A field whose value the test puts in. */
function Field({ name, onReady }: { name: string; onReady: (change: (value: never) => void) => void }) {
  const { change } = useField<never>(name, { label: name })
  onReady(change)
  return <div />
}

async function play(start: Draft, edits: readonly Edit[]): Promise<void> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const changes = new Map<string, (value: never) => void>()
  let typed: Draft = start
  const editor = new RecordEditor<Draft>({
    initial: start,
    check: () => ({}),
    writer: creating(() => Promise.resolve()),
    words: { saved: 'Saved' },
    notify: () => undefined,
    keepsValues: true,
  })
  editor.watch(
    () => editor.form.values,
    () => (typed = editor.form.values),
  )
  flushSync(() =>
    root.render(
      <Form<Draft> editor={editor} submitLabel="Save">
        {names.map((name) => (
          <Field key={name} name={name} onReady={(change) => changes.set(name, change)} />
        ))}
      </Form>,
    ),
  )
  try {
    let shown = start
    for (const { name, value } of edits) {
      flushSync(() => changes.get(name)?.(value as never))
      shown = { ...shown, [name]: value }
      const kept = changedFields(start, shown)
      await until(
        () => editor.form.isUnsaved === kept.length > 0,
        `unsaved: ${editor.form.isUnsaved}, kept as a draft: ${kept.join(', ') || 'nothing'}, after ${JSON.stringify(shown)}`,
      )
      expect(changedFields(shown, typed)).toEqual([])
      // Nobody else changed anything: what a save would write is what is unsaved.
      const { merged } = mergeRecords({ mine: start, theirs: start }, start, shown)
      expect(changedFields(start, merged)).toEqual(kept)
    }
    expect(await editor.submit()).toBe(true)
    await until(() => !editor.form.isUnsaved, 'still unsaved after a save')
  } finally {
    root.unmount()
    place.remove()
  }
}

it(
  'what a form calls unsaved is what is kept as a draft and what a save changes',
  { timeout: 120_000 },
  async () => {
    const numRuns = 200
    await fc.assert(fc.asyncProperty(draft, fc.array(edit, { minLength: 1, maxLength: 8 }), play), {
      numRuns,
    })
    await commands.printLine(`order, unsaved: ${numRuns} cases of up to 8 edits`)
  },
)
