const steps: [unit: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** How long ago something recent was, in words: 'yesterday'. Both times in ms since 1970; `word` is that of a number. */
export function recentWord(then: number, now: number, word: (count: number) => string = String): string {
  const seconds = Math.max(0, (now - then) / 1000)
  const step = steps.find(([, size]) => seconds >= size)
  if (!step) return 'a moment ago'
  const [unit, size] = step
  const count = Math.floor(seconds / size)
  if (unit === 'day' && count === 1) return 'yesterday'
  return `${word(count)} ${unit}${count === 1 ? '' : 's'} ago`
}
