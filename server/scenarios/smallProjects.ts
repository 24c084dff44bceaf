import { aProject } from '../fixtures'
import type { ScenarioProject } from '../scenario'

type Choice = Partial<ScenarioProject> & Pick<ScenarioProject, 'name' | 'projectUrl' | 'tagline' | 'license'>

const longName =
  'The Remarkably Comprehensive Collection of Interoperable Command-Line Instruments for Cartographers and Archivists'

const richDescription = [
  '<h2>What it does</h2>',
  '<p>A library for <strong>user interfaces</strong>, made of <em>components</em>. See <a href="https://react.dev/learn" rel="noopener noreferrer" target="_blank">the tutorial</a>.</p>',
  '<ul><li>declarative</li><li>component-based<ul><li>learn once</li></ul></li></ul>',
  '<ol><li>install</li><li>write a component</li></ol>',
  '<blockquote>Describe what the screen shows, not how it changes.</blockquote>',
  '<p><span style="color: rgb(230, 0, 0);">Mind the rules of hooks.</span></p>',
].join('')

const media = JSON.stringify([
  { name: 'Introduction', url: 'https://www.youtube.com/watch?v=8pDqJVdNa44', type: 'YOUTUBE' },
  { name: 'Picture', url: '/images/project.svg', type: 'IMAGE' },
])

const projects: readonly Choice[] = [
  {
    name: 'React',
    projectUrl: 'https://react.dev',
    tagline: 'The library for web and native user interfaces',
    license: 'MIT',
    description: richDescription,
    mediaJson: media,
    isClaimed: true,
    isFeatured: true,
    tags: [1, 4],
    categories: [3, 7],
    language_stacks: [1, 7],
  },
  {
    name: 'PostgreSQL',
    projectUrl: 'https://www.postgresql.org',
    tagline: 'Relational database with SQL, transactions and extensions',
    license: 'PostgreSQL',
    isClaimed: true,
    tags: [2],
    categories: [6, 9],
    language_stacks: [2],
  },
  {
    name: 'Vite',
    projectUrl: 'https://vite.dev',
    tagline: 'Next generation frontend tooling',
    license: 'MIT',
    isClaimed: true,
    tags: [1],
    categories: [4, 8],
    language_stacks: [5, 6],
  },
  {
    name: 'MobX',
    projectUrl: 'https://mobx.js.org',
    tagline: 'Simple, scalable state management',
    license: 'MIT',
    tags: [1],
    categories: [3],
    language_stacks: [5],
  },
  {
    name: 'Storybook',
    projectUrl: 'https://storybook.js.org',
    tagline: 'A workshop for components and pages in isolation',
    license: 'MIT',
    isFeatured: true,
    tags: [1, 3],
    categories: [5, 7],
    language_stacks: [5],
  },
  {
    name: 'Vitest',
    projectUrl: 'https://vitest.dev',
    tagline: 'A testing framework powered by Vite',
    license: 'MIT',
    tags: [1, 3],
    categories: [5],
    language_stacks: [5, 6],
  },
  {
    name: 'axe-core',
    projectUrl: 'https://github.com/dequelabs/axe-core',
    tagline: 'Accessibility engine for automated web testing',
    license: 'MPL-2.0',
    tags: [3, 4],
    categories: [5],
    language_stacks: [1],
  },
  {
    name: 'ripgrep',
    projectUrl: 'https://github.com/BurntSushi/ripgrep',
    tagline: 'Searches directories for a pattern, quickly',
    license: 'Unlicense OR MIT',
    tags: [5],
    categories: [1],
    language_stacks: [3],
  },
  {
    name: longName,
    projectUrl:
      'https://example.org/projects/the-remarkably-comprehensive-collection-of-interoperable-instruments',
    tagline: `${longName}, with a tagline that is longer than its name and does not know when to stop talking`,
    license: 'AGPL-3.0-or-later WITH Classpath-exception-2.0',
    tags: [1, 2, 3, 4, 5, 6, 7, 8],
    categories: [1, 2, 3, 9],
    language_stacks: [1, 2, 3, 4],
  },
  {
    name: 'ספריית תרגום פתוחה',
    projectUrl: 'https://example.org/projects/open-translation',
    tagline: 'כלים פתוחים לתרגום תוכנה',
    license: 'GPL-3.0-or-later',
    description: '<p dir="rtl">כלים פתוחים לתרגום תוכנה.</p>',
    tags: [7],
    categories: [1],
    language_stacks: [4],
  },
  {
    name: 'Balloon Race 🎈🏁',
    projectUrl: 'https://example.org/projects/balloon-race',
    tagline: 'A game for two keyboards 🎮 and no mercy',
    license: 'MIT',
    tags: [8, 6],
    categories: [3],
    language_stacks: [1],
  },
  {
    name: 'Sleeping Archive',
    projectUrl: 'ftp://archive.example.org/old-address',
    tagline: 'Nobody has worked on it for years',
    license: 'BSD-2-Clause',
    isActive: false,
    mediaJson: 'not a list of media',
    tags: [2],
    categories: [2],
    language_stacks: [2],
  },
]

/** Twelve projects: real ones, and made-up ones with long, right-to-left and odd values. */
export function smallProjects(): ScenarioProject[] {
  return projects.map((project, index) => aProject({ id: index + 1, adminId: 2, ...project }))
}
