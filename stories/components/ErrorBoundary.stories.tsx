import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ErrorBoundary, type ErrorBoundaryProps } from '../../src/components/ErrorBoundary'

function Screen({ fails }: { fails: boolean }) {
  if (fails) throw new Error('the list has no rows')
  return <p>The screen.</p>
}

const meta = {
  component: ErrorBoundary,
  parameters: { layout: 'fullscreen' },
  args: { onReload: fn(), onError: fn(), children: <Screen fails /> },
} satisfies Meta<ErrorBoundaryProps>

export default meta
type Story = StoryObj<ErrorBoundaryProps>

export const Caught: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('the list has no rows')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledTimes(1)
    await expect(args.onError).toHaveBeenCalledTimes(1)
  },
}

export const Nothing: Story = { args: { children: <Screen fails={false} /> } }

function TwoScreens(props: ErrorBoundaryProps) {
  const [address, setAddress] = useState('/broken')
  return (
    <>
      <Button text="Elsewhere" onClick={() => setAddress('/whole')} />
      <ErrorBoundary {...props} resetKey={address} isInside>
        <Screen fails={address === '/broken'} />
      </ErrorBoundary>
    </>
  )
}

export const LeftBehind: Story = {
  render: (args) => <TwoScreens {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
    await expect(canvas.getByText('The screen.')).toBeVisible()
  },
}
