/** Whether the page that opens is the first since the console was loaded: true once, then false. */
export function createVisits(): () => boolean {
  let isFirst = true
  return () => {
    const answer = isFirst
    isFirst = false
    return answer
  }
}
