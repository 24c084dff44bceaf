import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { App } from '../../src/app/App'
import { paths } from '../../src/paths'
import { consoleAt } from '../support/consoleAt'
import { findHeading, findRow } from '../support/onScreen'
import { inScenario } from '../support/page'

// The whole console to click through: the real pages, stores and server, all in this page. The toolbar chooses who
// looks at it, what the directory holds and what goes wrong. To sign in as somebody else, log out and use one of
// the demo's accounts, `super.admin@example.org` for one; every password is `open-source-demo`.
const meta = {
  title: 'Flows/Whole console',
  ...consoleAt({ at: paths.home(), as: 'SUPER_ADMIN' }),
  component: App,
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

export const WholeConsole: Story = {
  play: async () => {
    await expect(await findHeading('Projects')).toBeVisible()
    await findRow('React')
  },
}

/** From the sign-in on. */
export const FromTheLogin: Story = {
  parameters: inScenario({ at: paths.home(), as: 'nobody' }),
  play: async () => {
    await expect(await findHeading('Login')).toBeVisible()
  },
}
