import fc from 'fast-check'
import { fireEvent } from 'storybook/test'
import { expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import '../../src/styles/base.scss'
import type { EndpointName } from '../../src/contract/endpoints'
import { paths } from '../../src/paths'
import { button, formNamed, until } from '../faultMatrix/look'
import { mountConsole } from '../faultMatrix/mountConsole'
import { hand } from '../support/hand'

const shuffled = ['tagOne', 'tagList', 'tagUpdate', 'profile'] as const satisfies readonly EndpointName[]

type Action = { what: 'type'; text: string } | { what: 'save' } | { what: 'wait'; milliseconds: number }

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ what: fc.constant('type' as const), text: fc.stringMatching(/^[a-z]{1,6}$/) }),
  fc.record({ what: fc.constant('save' as const) }),
  fc.record({ what: fc.constant('wait' as const), milliseconds: fc.nat(25) }),
)

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Somebody types and saves on a page whose answers come late and in any order. */
async function play(actions: readonly Action[], delays: readonly number[]): Promise<void> {
  const mounted = await mountConsole({ at: paths.tagEdit(1), as: 'ADMIN' })
  const { scenario } = mounted
  let answers = 0
  for (const name of shuffled)
    scenario.faults[name] = async (_, serve) => {
      const response = await serve()
      await pause(delays[answers++ % delays.length] ?? 0)
      return response
    }
  mounted.open()
  try {
    const form = await until(() => formNamed('Save tag'), 'no form')
    const field = await until(() => form.querySelector('input'), 'no field')
    const save = await until(() => button('Save tag'), 'no button')
    let last = field.value
    for (const one of actions) {
      if (one.what === 'type') {
        last = one.text
        fireEvent.change(field, { target: { value: last } })
      } else if (one.what === 'save') fireEvent.click(save)
      else await pause(one.milliseconds)
      expect(field.value).toBe(last)
    }
    await until(() => save.getAttribute('aria-disabled') !== 'true', 'the form stays busy')
    expect(field.value).toBe(last)
    await hand.click(save)
    await until(
      () => save.getAttribute('aria-busy') !== 'true' && mounted.toasts().includes('Tag saved'),
      'not saved',
    )
    await pause(Math.max(...delays) * 2)
    expect(field.value).toBe(last)
    const stored = await scenario.server.database.transaction((tables) => tables.tags.find(1))
    expect(stored?.name).toBe(last)
    expect(mounted.errors).toEqual([])
  } finally {
    mounted.close()
  }
}

it('the last thing typed is what the server has', { timeout: 180_000 }, async () => {
  const numRuns = import.meta.env['ENDURANCE'] ? 50 : 10
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }),
      play,
    ),
    { numRuns },
  )
  await commands.printLine(`order, a page: ${numRuns} cases of up to 8 actions`)
})
