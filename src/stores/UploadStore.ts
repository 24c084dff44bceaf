import type { Client } from '../api/client'
import type { UploadImage } from '../contract/uploads'

/** Sends images to the server (specification §7, `/admin/upload`). */
export class UploadStore {
  constructor(private readonly client: Client) {}

  readonly image: UploadImage = async (file, { onProgress, signal }) => {
    const answer = await this.client.call('upload', { body: { file }, onProgress, signal })
    return answer.Location
  }
}
