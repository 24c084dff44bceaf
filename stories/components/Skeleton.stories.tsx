import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../../src/components/Skeleton'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta

export const Default: StoryObj<typeof meta> = {}
