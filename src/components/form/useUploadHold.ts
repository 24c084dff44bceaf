import { useCallback, useEffect } from 'react'
import { useFormContext } from './FormContext'

/** Lets the form wait while the field `name` uploads, says so on its button, and tells it of a file that is not uploaded. */
export function useUploadHold(name: string): (isUploading: boolean, fileName?: string) => void {
  const { hold, onChosen } = useFormContext()
  useEffect(() => () => hold(name, undefined), [hold, name])
  return useCallback(
    (isUploading: boolean, fileName?: string) => {
      hold(name, isUploading ? 'Waiting for the upload' : undefined)
      onChosen(name, fileName)
    },
    [hold, onChosen, name],
  )
}
