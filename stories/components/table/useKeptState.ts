import { useState } from 'react'
import type { TableState } from '../../../src/components/table/model/tableState'

interface StateProps {
  state: TableState
  onStateChange: (state: TableState) => void
}

/** Props of a table whose search, filters and order are kept, as a page does. */
export function useKeptState<Props extends StateProps>(props: Props): Props {
  const [state, setState] = useState(props.state)
  const onStateChange = (next: TableState) => {
    setState(next)
    props.onStateChange(next)
  }
  return { ...props, state, onStateChange }
}
