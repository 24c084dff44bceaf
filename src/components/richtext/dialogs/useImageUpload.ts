import { useEffect, useRef, useState } from 'react'
import type { UploadImage } from '../../../contract/uploads'
import { imageProblem } from '../../upload/imageFile'
import { useUpload } from '../../upload/useUpload'

const nowhere: UploadImage = () => Promise.reject(new Error('Images cannot be uploaded here'))

/** Uploads an image for the dialog, at once when a file was pasted or dropped. `onDone` gets its address. */
export function useImageUpload(
  upload: UploadImage | undefined,
  first: File | undefined,
  onDone: (address: string) => void,
) {
  const { state, send, cancel } = useUpload(upload ?? nowhere)
  const [problem, setProblem] = useState('')
  const handleFile = async (file: File) => {
    const found = imageProblem(file)
    setProblem(found ?? '')
    if (found) return
    const address = await send(file)
    if (address !== undefined) onDone(address)
  }
  const begin = useRef(handleFile)
  useEffect(() => {
    // Not in the first pass of a strict mount, whose clean-up would end the upload.
    const start = setTimeout(() => first && void begin.current(first))
    return () => clearTimeout(start)
  }, [first])
  const failed = state.status === 'failed' ? state : undefined
  const failure = failed ? `${failed.file.name} could not be uploaded: ${failed.reason}` : problem
  return {
    handleFile,
    cancel,
    uploading: state.status === 'uploading' ? state : undefined,
    failure,
    retry: failed ? () => void handleFile(failed.file) : undefined,
  }
}
