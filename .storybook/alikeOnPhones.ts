/** Components by themselves, whose screens are seen on a phone. */
const folders = ['components', 'flows', 'keyboard']
/** Plays about what is called and kept rather than shown, which is the same on a phone. */
const subjects = ['Bulk', 'OneCall', 'Import', 'Export', 'Merge', 'SharedViews']

const file = new RegExp(`/stories/((${folders.join('|')})/|(.*/)?[^/]*(${subjects.join('|')})[^/]*$)`)

/** Whether only endurance looks at the stories of this file on a phone; `path` is absolute. */
export const isAlikeOnPhones = (path: string): boolean => file.test(path)
