const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]
const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** How long ago something was, in words: '5 minutes ago'. Both times in ms since 1970. */
export function formatRelativeTime(then: number, now: number): string {
  const seconds = Math.max(0, (now - then) / 1000)
  const step = steps.find(([, size]) => seconds >= size)
  return step ? format.format(-Math.floor(seconds / step[1]), step[0]) : 'a moment ago'
}
