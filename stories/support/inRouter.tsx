import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'

/** For components that hold links. */
export const inRouter: Decorator = (Story) => (
  <MemoryRouter initialEntries={['/osn_main']}>
    <Story />
  </MemoryRouter>
)
