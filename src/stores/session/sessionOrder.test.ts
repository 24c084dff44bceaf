import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SessionOverWire, type PersonId } from '../../testing/stores/sessionOverWire'

const who = fc.constantFrom<PersonId>(1, 2)

/** What may happen next; `which` of the open calls is answered, if there is any. */
const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('answer' as const),
      which: fc.nat(8),
      mood: fc.constantFrom('good' as const, 'good' as const, 'rotates' as const, 'fails' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom(
        ...(['load', 'load', 'login', 'verify', 'logout', 'expire'] as const),
        ...(['endOnHost', 'logOutElsewhere', 'follow', 'follow', 'followBack', 'keep'] as const),
      ),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ does: 'check' as const }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('signInElsewhere' as const), who }) },
)
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never

function happen(wire: SessionOverWire, next: Event): void {
  const { session, client, open } = wire
  const ignore = () => undefined
  if (next.does === 'answer') open.splice(next.which % Math.max(1, open.length), 1)[0]?.answer(next.mood)
  else if (next.does === 'signInElsewhere') wire.signInElsewhere(next.who)
  else if (next.does === 'logOutElsewhere') wire.stored = null
  else if (next.does === 'endOnHost') wire.endOnHost(session.token)
  else if (next.does === 'keep') wire.keeping.shift()?.()
  else if (next.does === 'load') client.call('tagList').catch(ignore)
  else if (next.does === 'login') session.login({ email: 'a@b.c', password: 'secret' }).catch(ignore)
  else if (next.does === 'verify') session.verify('link').catch(ignore)
  else if (next.does === 'followBack') void session.follow(true)
  else void session[next.does]()
}

/** Lets the client read what was answered. */
async function settle() {
  for (let turn = 0; turn < 4; turn++) await new Promise<void>((resolve) => setImmediate(resolve))
}

/** Plays these events, and looks at the session after each. */
async function play(
  first: PersonId | undefined,
  events: readonly Event[],
  look: (wire: SessionOverWire, next: Event) => () => void,
) {
  const wire = new SessionOverWire(first)
  for (const next of events) {
    const check = look(wire, next)
    happen(wire, next)
    await settle()
    check()
  }
}

const plays = fc.tuple(fc.option(who, { nil: undefined }), fc.array(event, { minLength: 1, maxLength: 30 }))
const settings = { numRuns: 400 }

describe('in whatever order things happen and answers arrive, the session', () => {
  it('is never signed in without a token, nor shows another person than the token’s', async () => {
    let signedIn = 0
    await fc.assert(
      fc.asyncProperty(plays, ([first, events]) =>
        play(first, events, (wire) => () => {
          const { session } = wire
          if (session.status !== 'signedIn') return
          signedIn++
          expect(session.token).not.toBeNull()
          expect(session.user?.id).toBe(wire.ownerOf(session.token))
        }),
      ),
      settings,
    )
    expect(signedIn).toBeGreaterThan(20)
  })

  it('is opened by nothing but a sign-in once it has ended, and no token comes back', async () => {
    let ends = 0
    await fc.assert(
      fc.asyncProperty(plays, ([first, events]) => {
        /** How many had signed in when it ended. */
        let signInsAtEnd: number | undefined
        return play(first, events, (wire) => () => {
          const { session } = wire
          if (session.status === 'signedIn') expect(signInsAtEnd).not.toBe(wire.signIns)
          if (signInsAtEnd === wire.signIns) expect([session.token, wire.stored]).toEqual([null, null])
          const hasEnded =
            session.status === 'expired' || (session.status === 'reloading' && session.token === null)
          if (!hasEnded) signInsAtEnd = undefined
          else if (signInsAtEnd === undefined && wire.stored === null) {
            ends++
            signInsAtEnd = wire.signIns
          }
        })
      }),
      settings,
    )
    expect(ends).toBeGreaterThan(20)
  })

  it('is changed by the newest check alone, and by none that was asked before a sign-in or an end', async () => {
    let late = 0
    await fc.assert(
      fc.asyncProperty(plays, ([first, events]) => {
        /** Calls whose answers must change nothing. */
        const outdated = new Set<object>()
        return play(first, events, (wire, next) => {
          const { session, open } = wire
          const before = [session.status, session.user, session.checkError]
          const checks = open.filter(({ path }) => path === '/auth/user')
          const call = next.does === 'answer' ? open[next.which % Math.max(1, open.length)] : undefined
          const { signIns } = wire
          // A 401 to the token of this page ends the session, whatever was asked.
          const isRefusal = call?.token === session.token && wire.hasEnded(session.token)
          return () => {
            if (call && outdated.has(call) && !isRefusal) {
              late++
              expect([session.status, session.user, session.checkError]).toEqual(before)
            }
            const asked = open.filter((one) => one.path === '/auth/user' && !checks.includes(one))
            const isOver =
              next.does === 'logout' || next.does === 'expire' || (call && wire.signIns > signIns)
            if (asked.length > 0 || isOver) for (const one of checks) outdated.add(one)
          }
        })
      }),
      settings,
    )
    expect(late).toBeGreaterThan(20)
  })

  it('writes over nothing that another tab has stored meanwhile, because an older call is answered', async () => {
    let spared = 0
    await fc.assert(
      fc.asyncProperty(plays, ([first, events]) =>
        play(first, events, (wire, next) => {
          const { session, open, stored, signIns } = wire
          const call = next.does === 'answer' ? open[next.which % Math.max(1, open.length)] : undefined
          const isForeign = call && stored !== session.token && stored !== call.token
          return () => {
            if (!isForeign || wire.signIns > signIns) return
            spared++
            expect(wire.stored).toBe(stored)
          }
        }),
      ),
      settings,
    )
    expect(spared).toBeGreaterThan(20)
  })

  it('does nothing any more once the page is about to load anew', async () => {
    let played = 0
    await fc.assert(
      fc.asyncProperty(plays, ([first, events]) =>
        play(first, events, ({ session }) => {
          const { status, user } = session
          return () => {
            if (status !== 'reloading') return
            played++
            expect(session).toMatchObject({ status, user })
          }
        }),
      ),
      settings,
    )
    expect(played).toBeGreaterThan(20)
  })
})
