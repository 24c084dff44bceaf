import picture from './picture.svg?no-inline'
import type { UploadImage } from '../../../src/contract/uploads'

/** The address of a picture that the stories' own host serves: they load nothing from the web. */
export const pictureAddress = new URL(picture, location.href).pathname

/** A file as a person would choose it. */
export function imageFile(name = 'photo.png', type = 'image/png', bytes = 2000): File {
  return new File([new Uint8Array(bytes)], name, { type })
}

/** An upload that the play moves on by hand. */
export function heldUpload() {
  let running: {
    options: Parameters<UploadImage>[1]
    resolve: (address: string) => void
    reject: (error: Error) => void
  }
  const upload: UploadImage = (_file, options) =>
    new Promise((resolve, reject) => {
      running = { options, resolve, reject }
      options.signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  return {
    upload,
    progress: (fraction: number) => running.options.onProgress(fraction),
    finish: (address: string) => running.resolve(address),
    fail: (reason: string) => running.reject(new Error(reason)),
    isAborted: () => running.options.signal.aborted,
  }
}
