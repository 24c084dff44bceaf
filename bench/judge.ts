/** What a first screen fetches: gzip bytes, and requests. */
export interface Figures {
  script: number
  style: number
  page: number
  requests: number
}

/** What may be added to a recorded figure before somebody has to record it anew: a part of it. */
export const margin = 0.03

/** Why a measured figure does not hold, each a sentence; none where all do. `most` is the budget, `recorded` what it was. */
export function judge(screen: string, measured: Figures, most: Figures, recorded: Figures): string[] {
  return (Object.keys(measured) as (keyof Figures)[]).flatMap((kind) => {
    const [is, was] = [measured[kind], recorded[kind]]
    if (is > most[kind]) return [`${screen}: ${kind} is ${is}, over its budget of ${most[kind]}`]
    if (is > was * (1 + margin))
      return [
        `${screen}: ${kind} was ${was} and is ${is}, more than 3 % above. If that is worth it, record it by npm run bench -- --record`,
      ]
    return []
  })
}
