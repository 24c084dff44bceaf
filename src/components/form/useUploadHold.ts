import { useCallback, useEffect } from 'react'
import { useFormContext } from './FormContext'

/** Lets the form wait while the field `name` uploads, says so on its button, and reports a file that is not uploaded to it. */
export function useUploadHold(name: string): (isUploading: boolean, fileName?: string) => void {
  const { form } = useFormContext()
  useEffect(() => () => form.hold(name, undefined), [form, name])
  return useCallback(
    (isUploading: boolean, fileName?: string) => {
      form.hold(name, isUploading ? 'Waiting for the upload' : undefined)
      form.choose(name, fileName)
    },
    [form, name],
  )
}
