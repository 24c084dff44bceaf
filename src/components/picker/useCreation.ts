import { useState } from 'react'
import type { Option } from './optionTree'
import { errorReason } from '../upload/useUpload'

type Creation =
  { status: 'idle' } | { status: 'busy'; name: string } | { status: 'failed'; name: string; reason: string }

/** Makes a missing option on the spot, and remembers those that were made until the options have them. */
export function useCreation(onCreate: ((name: string) => Promise<Option>) | undefined) {
  const [state, setState] = useState<Creation>({ status: 'idle' })
  const [made, setMade] = useState<readonly Option[]>([])

  /** The new option; `undefined` when it could not be made (see `state`). */
  const create = async (name: string): Promise<Option | undefined> => {
    if (!onCreate || state.status === 'busy') return undefined
    setState({ status: 'busy', name })
    try {
      const option = await onCreate(name)
      setMade((before) => [...before, option])
      setState({ status: 'idle' })
      return option
    } catch (error) {
      setState({ status: 'failed', name, reason: errorReason(error) })
      return undefined
    }
  }
  const forget = () => setState((before) => (before.status === 'failed' ? { status: 'idle' } : before))
  return { state, made, create, forget }
}
