import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Where a visual review keeps what it makes: none of it is committed. */
export const home = {
  /** The project's root. */
  root,
  /** The Storybook that was built for the last run. */
  site: path.join(root, '.visual/site'),
  approved: path.join(root, '.visual/approved'),
  latest: path.join(root, '.visual/latest'),
  report: path.join(root, '.visual/report.html'),
} as const
