import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Where the pictures of stories are kept: none of it is committed. */
export const home = {
  /** The project's root. */
  root,
  /** The Storybook that was built for the last run. */
  site: path.join(root, '.visual/site'),
  latest: path.join(root, '.visual/latest'),
  /** Pictures of commits, in folders named by their ids. */
  baselines: path.join(root, '.visual/baselines'),
  /** What the overview in Storybook shows: small pictures, `index.json` and `looks.json`. */
  overview: path.join(root, '.visual/overview'),
  report: path.join(root, '.visual/report.html'),
} as const
