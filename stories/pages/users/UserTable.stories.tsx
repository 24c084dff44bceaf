import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { untouched } from '../../../src/components/table/model/tableState'
import type { Role } from '../../../src/contract/access/roles'
import type { User } from '../../../src/contract/entities'
import { UserTable } from '../../../src/pages/users/UserTable'
import { findRow } from '../../support/onScreen'
import { hand } from '../../support/hand'

const user = (id: number, name: string, role: string): User => ({
  id,
  name,
  email: `person.${id}@example.org`,
  role,
  isVerified: true,
  profileImage: '',
})

const onApply: (user: User, role: Role) => void = fn()

const meta = {
  title: 'Users/Table',
  component: UserTable,
  args: {
    users: [user(1, 'Ada', 'ADMIN'), user(2, 'Sunniva', 'SUPER_ADMIN'), user(3, 'Odo', 'AUDITOR')],
    ownId: 2,
    onApply,
    state: untouched,
    onStateChange: fn(),
  },
} satisfies Meta<typeof UserTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    const row = await findRow('Ada')
    await hand.selectOptions(row.getByRole('combobox'), 'BLOCKED')
    await hand.click(row.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenCalledWith(args.users[0], 'BLOCKED')
  },
}

/** A role that this console doesn't know is shown as it is, and can be changed for one that it knows. */
export const UnknownRole: Story = {
  play: async ({ args }) => {
    const row = await findRow('Odo')
    const select = row.getByRole('combobox', { name: 'Role of Odo' })
    await expect(select).toHaveValue('AUDITOR')
    await expect(select).toHaveDisplayValue('AUDITOR')
    await expect(row.getByRole('button', { name: /^Apply/ })).toBeDisabled()
    await hand.selectOptions(select, 'NORMAL')
    await hand.click(row.getByRole('button', { name: /^Apply/ }))
    await expect(args.onApply).toHaveBeenCalledWith(args.users[2], 'NORMAL')
  },
}

/** A search finds a role by its word, and by what the host calls it. */
export const FoundByRole: Story = {
  args: { state: { ...untouched, search: 'super admin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Sunniva/ })).toBeVisible()
    await expect(canvas.queryByRole('rowheader', { name: 'Ada' })).toBeNull()
  },
}

export const FoundByWireValue: Story = {
  args: { state: { ...untouched, search: 'SUPER_ADMIN' } },
  play: FoundByRole.play!,
}

export const Empty: Story = { args: { users: [] } }
