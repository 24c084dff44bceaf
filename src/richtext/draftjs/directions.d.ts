/** Where Draft finds the direction of each line; it has no types of its own. */
declare module 'draft-js/lib/EditorBidiService' {
  import type { OrderedMap } from 'immutable'

  export type Directions = OrderedMap<string, 'LTR' | 'RTL'>
  const service: {
    getDirectionMap: (content: { getBlockMap: () => BlockMap }, previous?: Directions | null) => Directions
  }
  export default service
}

declare module 'fbjs/lib/UnicodeBidi' {
  const bidi: {
    /** Direction of the first letter that has one; `NEUTRAL` without such a letter. */
    firstStrongCharDir: (text: string) => 'LTR' | 'RTL' | 'NEUTRAL'
  }
  export default bidi
}
