import { afterEach, describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { settled } from '../../.storybook/settled'
import { screens } from './screens'
import { visit } from './visit'

/** What would move: transitions that last, and animations. */
const moving = () =>
  [...document.querySelectorAll('*')].filter((one) =>
    [undefined, '::before', '::after'].some((part) => {
      const { animationName, transitionDuration } = getComputedStyle(one, part)
      return animationName !== 'none' || /[1-9]/.test(transitionDuration)
    }),
  )

describe('with reduced motion', () => {
  afterEach(() => commands.emulate({ reducedMotion: 'no-preference' }))

  it.each(screens)('nothing of $name moves', async (screen) => {
    await page.viewport(1280, 800)
    await commands.emulate({ reducedMotion: 'reduce' })
    await visit(screen, async () => {
      await settled()
      expect(moving().map((one) => one.className || one.tagName)).toEqual([])
      expect(document.getAnimations()).toEqual([])
    })
  })

  it('things move for all others', async () => {
    await page.viewport(1280, 800)
    await visit({ name: 'projects', at: '/osn_main', as: 'ADMIN' }, () =>
      expect(moving().length).toBeGreaterThan(0),
    )
  })
})
