import { useCallback, useEffect, useRef, useState } from 'react'
import type { UploadImage } from '../../contract/uploads'
import { logFailure } from '../../lib/logFailure'

export type UploadState =
  | { status: 'idle' }
  | { status: 'uploading'; file: File; /** From 0 to 1. */ fraction: number }
  | { status: 'failed'; file: File; reason: string }

/** One upload at a time: a new one ends the former, and leaving the screen ends it too. */
export function useUpload(upload: UploadImage) {
  const [state, setState] = useState<UploadState>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** The address of the uploaded file; `undefined` when it failed (see `state`) or was cancelled. */
  const send = useCallback(
    async (file: File): Promise<string | undefined> => {
      running.current?.abort()
      const own = new AbortController()
      running.current = own
      setState({ status: 'uploading', file, fraction: 0 })
      // Progress is reported with a delay: it may come after the end, or after the next upload has begun.
      const handleProgress = (fraction: number) => {
        if (running.current === own) setState({ status: 'uploading', file, fraction })
      }
      try {
        const address = await upload(file, { onProgress: handleProgress, signal: own.signal })
        if (own.signal.aborted) return undefined
        running.current = null
        setState({ status: 'idle' })
        return address
      } catch (error) {
        if (own.signal.aborted) return undefined
        running.current = null
        const reason = errorReason(error)
        logFailure(`The upload of ${file.name} failed: ${reason}`)
        setState({ status: 'failed', file, reason })
        return undefined
      }
    },
    [upload],
  )

  /** Ends a running upload, and forgets a failed one. */
  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
    setState({ status: 'idle' })
  }, [])

  return { state, send, cancel }
}

/** What an error says of itself, in words for a person. */
export function errorReason(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'something went wrong'
}
