/** A commit that pictures are of. */
export interface PicturedCommit {
  id: string
  subject: string
  /** ISO 8601. */
  date: string
}

/** `overview/index.json` beside the built Storybook: `npm run test:visual` writes it, the overview page reads it. */
export interface OverviewIndex {
  commit: PicturedCommit
  /** Whether the pictures show changes that are not committed. */
  isChanged: boolean
  browser: string
  /** Names of all pictures: `<story>.<width>.<theme>`. */
  pictures: string[]
  /** What is new or looks different from earlier commits. */
  since: { commit: PicturedCommit; pictures: string[] }[]
}

/** One change of looks: what was meant, and one picture of each story before and after. */
export interface LooksEntry {
  /** The commit that has the change. */
  commit: PicturedCommit
  /** What was meant, one sentence for each `Looks:` line. */
  words: string[]
  pictures: { name: string; before?: string; after?: string }[]
  /** Number of stories that changed and are not shown. */
  more: number
}
