import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import '../../src/styles/base.scss'
import { bodyOf, comeBack, ends, type End, type Mutation } from './comeBack'
import { forms, type FormName } from './forms'

const names = Object.keys(forms) as FormName[]
/** In a usual run each form meets one of the ends, each end several forms. */
const endsOf = (name: FormName): readonly End[] =>
  import.meta.env['ENDURANCE'] ? ends : ends.filter((_, place) => place === names.indexOf(name) % ends.length)
let held = 0

describe.each(names)('what is typed for %s comes back byte for byte after', (name) => {
  let body = ''
  beforeAll(async () => {
    body = await bodyOf(name)
  }, 40_000)

  it.each(endsOf(name))('%s', { timeout: 40_000 }, async (end) => {
    const complaints = await comeBack(name, end, body)
    if (complaints.length === 0) held++
    expect(complaints).toEqual([])
  })
})

afterAll(() => commands.printLine(`forms that come back: ${held} of ${names.flatMap(endsOf).length}`))

/** Says that it keeps what it does not keep. */
const writesNothing: Mutation = (drafts) => ({ ...drafts, set: () => Promise.resolve() })
/** Keeps something else than what was typed. */
const changesACharacter: Mutation = (drafts) => ({
  ...drafts,
  set: (key, value) => drafts.set(key, JSON.parse(JSON.stringify(value).replaceAll('💾', '💿'))),
})

describe('it is noticed', () => {
  it.each(ends)('that no draft is written before: %s', { timeout: 40_000 }, async (end) => {
    expect(await comeBack('tagCreate', end, await bodyOf('tagCreate'), writesNothing)).not.toEqual([])
  })

  it('that a character is changed', { timeout: 40_000 }, async () => {
    const complaints = await comeBack('tagCreate', 'closed tab', await bodyOf('tagCreate'), changesACharacter)
    expect(complaints).toContainEqual(expect.stringMatching(/^sends /))
  })
})
