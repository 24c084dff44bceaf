import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { applyTheme } from '../src/components/layout/applyTheme'
import '../src/styles/base.scss'
import '../stories/support/shortErrors'
import { isChanged } from '../stories/support/surroundings'
import { Book } from './Book'
import { fitWindow, windowFits } from './fitWindow'
import { Frame } from './Frame'
import { waitForMovement } from './movement'
import { Page } from './Page'
import { setPlays } from './setPlays'
import { toolbar, toolbarStart } from './toolbar'
import { viewports } from './widths'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 8000 })

/**
 * What counts as a landmark. Storybook's own hidden links stand before ours in the document, so that axe would not
 * know the skip link as one by itself. Axe reads no pseudo-class here: with one it would leave the rule out.
 */
const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], svg, a[href="#content"]'

/** Puts the theme of the toolbar on <body>, where Blueprint's portals stand as well. */
const withTheme: Decorator = (Story, { globals }) => {
  applyTheme(globals.theme === 'dark' ? 'dark' : 'light')
  return <Story />
}

/**
 * A page's story (it has an `at`) gets its scenario; stories of components don't even load the console. A play rests
 * where the window has another width than it needs, or the toolbar has chosen other surroundings.
 */
const loadScenario: Loader = async (context) => {
  const isPage = context.parameters.at !== undefined
  if (context.viewMode === 'story') {
    await fitWindow(context.tags)
    setPlays(context.id, windowFits(context.tags) && !(isPage && isChanged(context.globals)))
  }
  if (!isPage) return {}
  const { withScenario, scenarioLoader } = await import('../stories/support/scenario')
  return { ...(await scenarioLoader(context)), withScenario }
}

const withPage: Decorator = (Story, context) => {
  const withScenario = context.loaded.withScenario as Decorator | undefined
  return withScenario ? <>{withScenario(Story, context)}</> : <Story />
}

/** Components that bring a landmark and an h1 of their own say so by `frame: 'own'`; pages always do. */
const withFrame: Decorator = (Story, { parameters, title, viewMode }) => {
  const hasOwn = parameters.frame === 'own' || parameters.at !== undefined || viewMode === 'docs'
  if (hasOwn) return <Story />
  return (
    <Frame title={title}>
      <Story />
    </Frame>
  )
}

const preview: Preview = {
  tags: ['autodocs'],
  // After Storybook's own, which sets how a play waits.
  beforeAll: waitForMovement,
  loaders: [loadScenario],
  // The innermost comes first.
  decorators: [withPage, withFrame, withTheme],
  initialGlobals: toolbarStart,
  globalTypes: toolbar,
  parameters: {
    controls: { expanded: true },
    docs: { container: Book, page: Page },
    options: {
      storySort: {
        order: [
          'Overview',
          'Guide',
          ['Introduction', 'States', 'Tokens', 'Patterns', 'Words'],
          'Projects',
          ['List', 'Add', 'Edit'],
          'Articles',
          ['List', 'Add', 'Edit'],
          'Opportunities',
          ['List', 'Edit'],
          'Claims',
          'Tags',
          ['List', 'Add', 'Edit'],
          'Categories',
          ['List', 'Edit'],
          'Language stacks',
          ['List', 'Edit'],
          'Users',
          ['List'],
          'Profile',
          'Sign in',
          'Console',
          'Flows',
          'Keyboard',
          'Components',
        ],
      },
    },
    viewport: {
      options: viewports,
    },
    a11y: {
      test: 'error',
      // The whole document: its title, language and landmarks as well.
      context: 'html',
      config: { checks: [{ id: 'region', options: { regionMatcher } }] },
      options: {
        // Of what holds, one example of each is enough: the rest costs a third of the time.
        resultTypes: ['violations', 'incomplete'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // The add-on leaves this one out by itself.
        rules: { region: { enabled: true } },
      },
    },
  },
}

export default preview
