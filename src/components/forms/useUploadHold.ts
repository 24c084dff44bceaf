import { useCallback, useEffect } from 'react'
import { useFormContext } from './FormContext'

/** Lets the form wait while the field `name` uploads, and says so on its button. */
export function useUploadHold(name: string): (isUploading: boolean) => void {
  const { hold } = useFormContext()
  useEffect(() => () => hold(name, undefined), [hold, name])
  return useCallback(
    (isUploading: boolean) => hold(name, isUploading ? 'Waiting for the upload' : undefined),
    [hold, name],
  )
}
