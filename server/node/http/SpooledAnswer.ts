import { EventEmitter, once } from 'node:events'
import type { RowsSink } from '../../database/lists/longLists'
import { HttpError } from '../../http/HttpError'
import { compressTo, type Encoding } from './compressTo'
import type { NamelessFile } from './namelessFile'

/** Bytes that a reader is given at a time. */
const pieceSize = 64 * 1024

/**
 * One compressed answer in a file. Any number of followers read it, each at their own pace, also while it is made. The file is closed
 * once nobody needs it.
 */
export class SpooledAnswer {
  /** Of what the answer shows; undefined until it may be sent. */
  version: string | undefined
  /** By `performance.now()`. */
  lastUsed = performance.now()
  private length = 0
  private state: 'making' | 'made' | 'failed' | 'abandoned' = 'making'
  private failure: unknown
  private followers = 0
  private isRetired = false
  private closing: Promise<void> | undefined
  private readonly progress = new EventEmitter().setMaxListeners(0)

  constructor(
    private readonly file: NamelessFile,
    private readonly encoding: Encoding,
  ) {}

  /** Whether it can be sent to others. */
  get isOpen(): boolean {
    return !this.isRetired && (this.state === 'making' || this.state === 'made')
  }

  /** Whether the last follower went away before it was made. */
  get isAbandoned(): boolean {
    return this.state === 'abandoned'
  }

  get isUsed(): boolean {
    return this.followers > 0 || this.state === 'making'
  }

  /** Waits until it may be sent, or will never be. */
  async begun(): Promise<void> {
    while (this.version === undefined && this.state === 'making') await once(this.progress, 'more')
  }

  /** Compresses what `write` writes into the file. Rejects when that breaks off, and when the last follower has gone away. */
  async make(write: (to: RowsSink) => Promise<void>): Promise<void> {
    let compressor = compressTo(this.encoding, (bytes) => this.append(bytes))
    try {
      await write({
        write: async (piece) => {
          if (this.isAbandoned) throw new Error('Nobody waits for the list any more')
          await compressor.write(piece)
        },
        restart: async () => {
          await compressor.drop()
          this.length = 0
          compressor = compressTo(this.encoding, (bytes) => this.append(bytes))
        },
        ready: (version) => {
          this.version = version
          this.progress.emit('more')
        },
      })
      await compressor.end()
      if (this.state === 'making') this.state = 'made'
    } catch (error) {
      await compressor.drop()
      this.failure = error
      if (this.state === 'making') this.state = 'failed'
      throw error
    } finally {
      this.progress.emit('more')
      await this.closeIfUnused()
    }
  }

  /**
   * The bytes from the first one on, once they may be sent. Rejects when nothing of the answer could be made or `signal` says that
   * nobody waits for it, errors when it broke off.
   */
  async follow(signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    this.followers += 1
    let hasLeft = false
    const leave = async () => {
      if (hasLeft) return
      hasLeft = true
      signal.removeEventListener('abort', leave)
      this.followers -= 1
      this.lastUsed = performance.now()
      if (this.followers === 0 && this.state === 'making') this.state = 'abandoned'
      this.progress.emit('more')
      await this.closeIfUnused()
    }
    signal.addEventListener('abort', leave)
    if (signal.aborted) await leave()
    await this.begun()
    if (hasLeft) throw new HttpError(400, 'The request was broken off')
    if (this.version === undefined) {
      await leave()
      throw this.failure
    }
    let position = 0
    return new ReadableStream(
      {
        pull: async (controller) => {
          while (position === this.length && this.state === 'making') await once(this.progress, 'more')
          if (hasLeft) return
          try {
            if (this.state === 'failed') throw this.failure
            const piece = new Uint8Array(Math.min(pieceSize, this.length - position))
            if (piece.byteLength === 0) {
              controller.close()
              return await leave()
            }
            const { bytesRead } = await this.file.read(piece, 0, piece.byteLength, position)
            if (bytesRead === 0) throw new Error('The file of the answer is too short')
            position += bytesRead
            if (!hasLeft) controller.enqueue(piece.subarray(0, bytesRead))
          } catch (error) {
            controller.error(error)
            await leave()
          }
        },
        cancel: leave,
      },
      { highWaterMark: 0 },
    )
  }

  /** Is sent to nobody new; the file is closed when the last follower has read it. */
  async retire(): Promise<void> {
    this.isRetired = true
    await this.closeIfUnused()
  }

  /** A disk that is nearly full takes a part of what is written. */
  private async append(bytes: Uint8Array): Promise<void> {
    for (let from = 0; from < bytes.byteLength;) {
      const { bytesWritten } = await this.file.write(bytes, from, bytes.byteLength - from, this.length)
      from += bytesWritten
      this.length += bytesWritten
      this.progress.emit('more')
    }
  }

  /** Never rejects: a file that can't be closed is of no use to anybody. */
  private async closeIfUnused(): Promise<void> {
    if (this.isOpen || this.isUsed) return
    await (this.closing ??= this.file.close().catch(() => undefined))
  }
}
