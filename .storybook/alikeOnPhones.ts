/** Components by themselves, whose screens are seen on a phone. */
const folders = ['components', 'flows', 'keyboard']
/** Plays about what is called and kept rather than shown, which is the same on a phone. */
const subjects = ['Bulk', 'OneCall', 'Import', 'Export', 'Merge', 'SharedViews']

/** Files of stories that the run on a phone leaves to endurance, as globs from the root. */
export const alikeOnPhones = [
  `stories/{${folders.join()}}/**`,
  `stories/**/*{${subjects.join()}}*.stories.tsx`,
]

const file = new RegExp(`/stories/((${folders.join('|')})/|(.*/)?[^/]*(${subjects.join('|')})[^/]*$)`)

/** Whether it leaves this file out; `path` is absolute. */
export const isAlikeOnPhones = (path: string): boolean => file.test(path)
