import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { applyTheme } from '../src/components/applyTheme'
import '../src/styles/base.scss'

/** Puts the theme of the toolbar on <body>, where Blueprint's portals stand as well. */
const withTheme: Decorator = (Story, { globals }) => {
  applyTheme(globals.theme === 'dark' ? 'dark' : 'light')
  return <Story />
}

/** A page's story (it has an `at`) gets its world; stories of components don't even load the console. */
const loadWorld: Loader = async (context) => {
  if (context.parameters.at === undefined) return {}
  const { withWorld, worldLoader } = await import('../stories/support/world')
  return { ...(await worldLoader(context)), withWorld }
}

const withPage: Decorator = (Story, context) => {
  const withWorld = context.loaded.withWorld as Decorator | undefined
  return withWorld ? <>{withWorld(Story, context)}</> : <Story />
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [loadWorld],
  // The innermost comes first.
  decorators: [withPage, withTheme],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  parameters: {
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '360px', height: '740px' } },
        desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A component alone is not a page: landmarks and the h1 are the page stories' business.
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      },
    },
  },
}

export default preview
