import { useState } from 'react'
import type { MediaItem } from '../../contract/entities'
import type { UploadImage } from '../../contract/uploads'
import { useUpload } from '../upload/useUpload'
import { youtubeAddress } from './youtubeAddress'

interface Problems {
  name?: string | undefined
  source?: string | undefined
}

/** One media item that is being made, or `item` that is being edited: what is typed, its problems, and its upload. */
export function useMediaItem(item: MediaItem | undefined, upload: UploadImage) {
  const [name, setName] = useState(item?.name ?? '')
  const [type, setType] = useState<MediaItem['type']>(item?.type ?? 'YOUTUBE')
  const [url, setUrl] = useState(item?.type === 'YOUTUBE' ? item.url : '')
  const [file, setFile] = useState<File>()
  const [problems, setProblems] = useState<Problems>({})
  const { state, send, cancel } = useUpload(upload)
  const forget = (field: keyof Problems, problem?: string) =>
    setProblems((before) => ({ ...before, [field]: problem }))

  const isSameSource = type === item?.type && (type === 'IMAGE' ? !file : url.trim() === item.url)
  const isChanged = item
    ? name.trim() !== item.name || !isSameSource
    : name.trim() !== '' || (type === 'YOUTUBE' ? url.trim() !== '' : file !== undefined)

  /** What is wrong with the address or file. One that nobody changed may stay as it is. */
  const sourceProblem = () => {
    if (item && isSameSource) return undefined
    if (type === 'IMAGE') return file ? undefined : 'Choose a file'
    const reading = youtubeAddress(url)
    return 'problem' in reading ? reading.problem : undefined
  }

  return {
    name,
    type,
    url,
    file,
    problems,
    state,
    cancel,
    /** What would be lost, by its name; `undefined` where nothing is typed, chosen or changed. */
    pending: isChanged ? (file?.name ?? (name.trim() || url.trim() || type)) : undefined,
    changeName(next: string) {
      setName(next)
      forget('name')
    },
    changeType(next: MediaItem['type']) {
      setType(next)
      setProblems({})
      cancel()
    },
    changeUrl(next: string) {
      setUrl(next)
      forget('source')
    },
    changeFile(next: File | undefined, problem: string | undefined) {
      setFile(next)
      forget('source', problem)
      if (state.status === 'failed') cancel()
    },
    /** Shows what is wrong; returns the first field that is. */
    check(): keyof Problems | undefined {
      const found: Problems = {
        name: name.trim() ? undefined : 'Media name is required',
        source: sourceProblem(),
      }
      setProblems(found)
      return found.name ? 'name' : found.source ? 'source' : undefined
    },
    /** The item as it is now, its file uploaded; `undefined` when that failed (see `state`) or was cancelled. */
    async finish(): Promise<MediaItem | undefined> {
      if (item && isSameSource) return { ...item, name: name.trim() }
      const reading = youtubeAddress(url)
      const address = type === 'IMAGE' ? file && (await send(file)) : 'address' in reading && reading.address
      return address ? { name: name.trim(), url: address, type } : undefined
    },
    clear() {
      setName('')
      setUrl('')
      setFile(undefined)
    },
  }
}
