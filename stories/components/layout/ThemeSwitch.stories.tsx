import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import type { Theme } from '../../../src/components/layout/applyTheme'
import { ThemeSwitch, type ThemeSwitchProps } from '../../../src/components/layout/ThemeSwitch'
import { hand } from '../../support/hand'

function Kept({ theme, onChange }: ThemeSwitchProps) {
  const [kept, setKept] = useState<Theme>(theme)
  return (
    <div style={{ width: 200 }}>
      <ThemeSwitch
        theme={kept}
        onChange={(next) => {
          setKept(next)
          onChange(next)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Components/Layout/Theme switch',
  component: ThemeSwitch,
  render: (args) => <Kept {...args} />,
  args: { theme: 'system', onChange: fn() },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked()
    await hand.click(canvas.getByRole('radio', { name: 'Light' }))
    await hand.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('dark')
  },
}

export const Light: Story = {
  args: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'System' })).not.toBeChecked()
  },
}
