import fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { fireEvent, within } from 'storybook/test'
import { expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import '../../src/styles/base.scss'
import { Form } from '../../src/components/form/Form'
import { TextField } from '../../src/components/fields/TextField'
import { until } from '../faultMatrix/look'
import { useStoryEditor } from '../support/storyEditor'

interface Pair {
  left: string
  right: string
}
const sides = ['left', 'right'] as const

/** What may happen to an open form, in any order. */
type Event =
  | { what: 'type'; side: 'left' | 'right'; text: string }
  | { what: 'answer'; value: Pair }
  | { what: 'submit' }
  | { what: 'settle'; isSaved: boolean }

const word = fc.stringMatching(/^[a-c]{1,2}$/)
const pair = fc.record({ left: word, right: word })
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('type' as const), side: fc.constantFrom(...sides), text: word }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('answer' as const), value: pair }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('submit' as const) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('settle' as const), isSaved: fc.boolean() }) },
)

const same = (a: Pair, b: Pair) => a.left === b.left && a.right === b.right

/** The rule in its shortest form: an answer changes only fields that are as they were last answered or saved. */
class Model {
  shown: Pair
  private baseline: Pair
  private taken: Pair

  constructor(start: Pair) {
    this.shown = start
    this.baseline = start
    this.taken = start
  }

  answer(value: Pair) {
    if (same(value, this.taken)) return
    this.taken = value
    const untouched = sides.filter((side) => this.shown[side] === this.baseline[side])
    this.shown = { ...this.shown, ...Object.fromEntries(untouched.map((side) => [side, value[side]])) }
    this.baseline = value
  }

  saved(sent: Pair) {
    this.baseline = sent
  }
}

function PairForm(props: { initial: Pair; onSubmit: (values: Pair) => Promise<boolean> }) {
  const editor = useStoryEditor(props)
  return (
    <Form<Pair> editor={editor} submitLabel="Save">
      <TextField<Pair> name="left" label="Left" />
      <TextField<Pair> name="right" label="Right" />
    </Form>
  )
}

async function play(start: Pair, events: readonly Event[]): Promise<void> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const model = new Model(start)
  let sent: { draft: Pair; end: (isSaved: boolean) => void } | undefined
  const onSubmit = (draft: Pair) => new Promise<boolean>((end) => (sent = { draft, end }))
  const draw = (initial: Pair) =>
    flushSync(() => root.render(<PairForm initial={initial} onSubmit={onSubmit} />))
  draw(start)
  const field = (side: keyof Pair) =>
    within(place).getByLabelText<HTMLInputElement>(side === 'left' ? 'Left' : 'Right')
  try {
    for (const one of events) {
      if (one.what === 'type') {
        fireEvent.change(field(one.side), { target: { value: one.text } })
        model.shown = { ...model.shown, [one.side]: one.text }
      } else if (one.what === 'answer') {
        draw(one.value)
        model.answer(one.value)
      } else if (one.what === 'submit' && !sent) {
        fireEvent.click(within(place).getByRole('button'))
        const { draft } = await until(() => sent, 'the form is not sent')
        expect(draft).toEqual(model.shown)
      } else if (one.what === 'settle' && sent) {
        const { draft, end } = sent
        end(one.isSaved)
        if (one.isSaved) model.saved(draft)
        await until(
          () => within(place).getByRole('button').getAttribute('aria-busy') !== 'true',
          'still busy',
        )
        sent = undefined
      }
      await until(
        () => sides.every((side) => field(side).value === model.shown[side]),
        `after ${JSON.stringify(one)} there should be ${JSON.stringify(model.shown)}`,
      )
    }
  } finally {
    root.unmount()
    place.remove()
  }
}

it('an answer never resets a field in which somebody is typing', { timeout: 120_000 }, async () => {
  const numRuns = import.meta.env['ENDURANCE'] ? 300 : 60
  await fc.assert(fc.asyncProperty(pair, fc.array(event, { minLength: 2, maxLength: 14 }), play), { numRuns })
  await commands.printLine(`order, forms: ${numRuns} cases of up to 14 events`)
})
