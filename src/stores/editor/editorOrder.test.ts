import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import { OneRecord, sides, type Pair } from '../../testing/stores/oneRecord'
import type { Notice } from './Notice'
import { RecordEditor } from './RecordEditor'
import { replacing } from './Replacement'

type Side = (typeof sides)[number]

/** What may happen to an editor, in any order. */
type Event =
  | { what: 'type'; side: Side; text: string }
  | { what: 'they save'; side: Side; text: string }
  | { what: 'read again' }
  | { what: 'save' }
  | { what: 'save without success' }
  | { what: 'answer'; isMine: boolean }
  | { what: 'cancel' }
  | { what: 'undo' }

const side = fc.constantFrom(...sides)
const text = fc.constantFrom('a', 'b', 'c')
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('type' as const), side, text }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('they save' as const), side, text }) },
  { weight: 3, arbitrary: fc.constant({ what: 'save' as const }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('answer' as const), isMine: fc.boolean() }) },
  fc.constant({ what: 'read again' as const }),
  fc.constant({ what: 'save without success' as const }),
  fc.constant({ what: 'cancel' as const }),
  fc.constant({ what: 'undo' as const }),
)
const turn = () => new Promise((resolve) => setTimeout(resolve))

async function play(hasTags: boolean, events: readonly Event[]): Promise<void> {
  const host = new OneRecord(hasTags)
  const notices: Notice[] = []
  const editor = new RecordEditor<Pair>({
    initial: host.record,
    tag: host.tag,
    check: () => ({}),
    writer: replacing(host.calls),
    words: { saved: 'Saved' },
    notify: (notice) => notices.push(notice),
  })
  editor.open(undefined)
  const typed: Partial<Pair> = {}
  /** What the person last saw of each field, by reading, saving, undoing or a question. */
  const seen: Record<Side, Set<string>> = { left: new Set(['l']), right: new Set(['r']) }
  const see = (record: Pair) => sides.forEach((one) => seen[one].add(record[one]))
  host.onStore = (next) => {
    for (const one of sides)
      if (next[one] !== host.record[one])
        expect(seen[one], `${one} was ${host.record[one]}, which nobody here had seen`).toContain(
          host.record[one],
        )
    see(next)
    // What is stored is not unsaved, also where somebody typed in the other field meanwhile.
    for (const one of sides) if (typed[one] === next[one]) delete typed[one]
  }
  for (const one of events) {
    const { conflict } = editor.question
    if (one.what === 'type') {
      editor.form.set(one.side, one.text)
      // What the server has as well is not unsaved.
      if (editor.form.theirs[one.side] === one.text) delete typed[one.side]
      else typed[one.side] = one.text
    } else if (one.what === 'they save') {
      host.change({ [one.side]: one.text })
      seen[one.side].delete(one.text)
    } else if (one.what === 'read again') {
      // A form shows a new value only where nobody is typing, but it knows of it from then on.
      editor.form.load({ record: host.record, tag: host.tag })
      for (const name of sides) if (editor.form.values[name] === host.record[name]) see(host.record)
      // What somebody else saved as well is not unsaved: it follows what they save next.
      for (const name of sides) if (typed[name] === host.record[name]) delete typed[name]
    } else if (one.what === 'save' && !editor.isSaving) {
      void editor.submit().then((isSaved) => isSaved && sides.forEach((name) => delete typed[name]))
    } else if (one.what === 'save without success' && !editor.isSaving) {
      host.error = new ApiError('HTTP', 500, 'Something broke')
      void editor.submit()
    } else if (one.what === 'answer' && conflict) {
      see(conflict.theirs)
      const chosen = one.isMine ? conflict.mine : conflict.theirs
      for (const name of conflict.fields) if (!one.isMine) delete typed[name]
      editor.question.answer(Object.fromEntries(conflict.fields.map((name) => [name, chosen[name]])))
    } else if (one.what === 'cancel') editor.question.answer(undefined)
    else if (one.what === 'undo' && !editor.isSaving) {
      for (const name of sides) delete typed[name]
      notices.findLast(({ action }) => action)?.action?.onClick()
    }
    await turn()
    // What was typed and is not saved stands in the form, whatever happened.
    for (const name of sides)
      if (typed[name] !== undefined) expect(editor.form.values[name]).toBe(typed[name])
    if (editor.status === 'clean' || editor.status === 'saved') expect(editor.hasUnsaved).toBe(false)
    expect(editor.isSaving).toBe(editor.question.conflict !== undefined)
  }
  editor.question.answer(undefined)
  await turn()
  expect(editor.isSaving).toBe(false)
}

it.each([true, false])(
  'loses nothing that is typed and overwrites nothing unseen, in any order (tags: %s)',
  async (hasTags) => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 2, maxLength: 16 }), (events) => play(hasTags, events)),
      { numRuns: 300 },
    )
  },
  60_000,
)
