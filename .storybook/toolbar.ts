import type { Preview } from '@storybook/react-vite'
import { roles } from '../src/contract/entities'

const asTold = { value: 'story', title: 'As the story says' }
const item = (value: string, title = value) => ({ value, title })

/** What a designer chooses above any story: the theme, and for page stories who looks at which content under which fault. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
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
  role: {
    description: 'Who is signed in, in page stories',
    toolbar: {
      title: 'Role',
      icon: 'user',
      items: [asTold, item('nobody', 'Nobody'), ...roles.map((role) => item(role))],
    },
  },
  scenario: {
    description: 'What the directory holds, in page stories',
    toolbar: {
      title: 'Scenario',
      icon: 'globe',
      items: [
        asTold,
        item('empty', 'Empty: nothing yet'),
        item('small', 'Small: a few of everything'),
        item('crowded', 'Crowded: thousands of everything'),
      ],
    },
  },
  fault: {
    description: 'What goes wrong once the session has been checked, in page stories',
    toolbar: {
      title: 'Fault',
      icon: 'lightning',
      items: [
        asTold,
        item('none', 'None'),
        item('offline', 'Offline'),
        item('slow', 'Slow: 3 s a call'),
        item('500', '500: the server fails'),
        item('401', '401: the session has ended'),
        item('malformed', 'Malformed: an answer that is no JSON'),
      ],
    },
  },
}

/** Where the toolbar stands at first. */
export const toolbarStart = { theme: 'light', role: 'story', scenario: 'story', fault: 'story' }
