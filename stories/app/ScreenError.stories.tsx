import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ChunkError } from '../../src/lib/loading/loadChunk'
import { ScreenError } from '../../src/app/ScreenError'
import { ConsoleContext, type Console } from '../../src/hooks/useConsole'
import { createScenario } from '../support/createScenario'
import { goOffline } from '../support/goOffline'
import { hand } from '../support/hand'

const meta = {
  title: 'Console/Screen error',
  component: ScreenError,
  tags: ['!autodocs'],
  // Its source as it is written: drawn from the elements it would go through the whole console, round and round.
  parameters: { layout: 'fullscreen', frame: 'own', docs: { source: { type: 'code' } } },
  loaders: [
    async () => {
      const scenario = await createScenario({ at: '/' })
      return { console: scenario.boot(() => undefined).console }
    },
  ],
} satisfies Meta<typeof ScreenError>

export default meta
type Story = StoryObj<typeof meta>

const reload = fn(async () => true)

/** A screen that ends with this error, in a console that may reload by itself or not. */
const endsWith = (error: Error, mayReload: boolean): Story => ({
  beforeEach: () => void reload.mockReset().mockResolvedValue(true),
  render: (args, { loaded }) => {
    const parts = { ...(loaded.console as Console), recovery: { mayReload: () => mayReload, reload } }
    const loader = () => Promise.reject(error)
    const route = { path: '/', loader, element: null, errorElement: <ScreenError {...args} /> }
    return (
      <ConsoleContext.Provider value={parts}>
        <RouterProvider router={createMemoryRouter([{ ...route, hydrateFallbackElement: <p>…</p> }])} />
      </ConsoleContext.Provider>
    )
  },
})

/** A crash: what it means for what is saved and typed, and Reload. */
export const Crashed: Story = {
  ...endsWith(new Error('thrown on purpose'), true),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/what you typed is kept as a draft/)
    await expect(reload).not.toHaveBeenCalled()
    await hand.click(screen.getByRole('button', { name: 'Reload' }))
    await expect(reload).toHaveBeenCalledOnce()
  },
}

/** Its code could not be fetched, and the page has reloaded once already: now the person decides. */
export const NotLoaded: Story = {
  ...endsWith(new ChunkError('thrown on purpose'), false),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Check the connection/)
    await hand.click(screen.getByRole('button', { name: 'Reload' }))
    await expect(reload).toHaveBeenCalledOnce()
  },
}

/** Its code is gone after a deployment: the page loads again by itself, once. */
export const LoadsAgain: Story = {
  ...endsWith(new ChunkError('thrown on purpose'), true),
  play: async () => {
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

const cut = endsWith(new ChunkError('thrown on purpose'), true)

/** The server cannot be reached: nothing leads to the browser's own error page, and the screen opens when the connection is back. */
export const NoConnection: Story = {
  ...cut,
  beforeEach: () => void reload.mockReset().mockResolvedValue(false),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /opens by itself when the connection is back/,
    )
    await expect(screen.getByRole('heading', { name: 'This page is not loaded yet' })).toBeVisible()
    const calls = reload.mock.calls.length
    await hand.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(reload).toHaveBeenCalledTimes(calls + 1)
    const comeBack = goOffline()
    comeBack()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(calls + 2))
  },
}
