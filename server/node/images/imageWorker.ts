import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { HttpError, invalid } from '../../http/HttpError'
import { oneAtATime } from '../oneAtATime'
import type { ImageJob, ImageOutcome } from './imageJob'
import type { WrittenImage } from './writeImage'

/** How long one image may take, and how long the process waits for the next one, in ms. */
const longest = 60_000
const idle = 5000

/** Decodes images, one at a time. */
export interface ImageWorker {
  /** Throws an `HttpError` of 422 for what is no whole image. */
  write(job: ImageJob): Promise<WrittenImage>
  close(): void
}

/**
 * Decodes images in a process of its own, so that a file that breaks or blocks the decoder does not break or block the server,
 * and that the memory which it took is free again. The process starts with the first image and ends when none comes.
 */
export function createImageWorker(): ImageWorker {
  let child: ChildProcess | undefined
  let ending: NodeJS.Timeout | undefined
  const inTurn = oneAtATime()

  const end = () => {
    clearTimeout(ending)
    child?.kill('SIGKILL')
    child = undefined
  }
  const writeNow = async (job: ImageJob): Promise<WrittenImage> => {
    clearTimeout(ending)
    child ??= await start()
    const outcome = await asked(child, job)
    if (outcome.kind === 'broken') {
      end()
      throw invalid({ file: 'The image cannot be read: choose another' })
    }
    ending = setTimeout(end, idle)
    ending.unref()
    if (outcome.kind === 'written') return { extension: outcome.extension, files: outcome.files }
    if (outcome.kind === 'failed') throw new Error(outcome.message)
    const { status, message, errors } = outcome
    throw new HttpError(status, message, errors ? { errors } : {})
  }
  return {
    write: (job) => inTurn(() => writeNow(job)),
    close: end,
  }
}

async function start(): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('./imageProcess.mjs', import.meta.url)), {
    // Memory of an image that is done is given back before the next one.
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The process that decodes images did not start')
    }),
  ])
  child.unref()
  child.channel?.unref()
  return child
}

function asked(child: ChildProcess, job: ImageJob): Promise<ImageOutcome | { kind: 'broken' }> {
  return new Promise((resolve) => {
    const settle = (outcome: ImageOutcome | { kind: 'broken' }) => {
      clearTimeout(late)
      child.off('message', settle).off('exit', handleBroken)
      resolve(outcome)
    }
    const handleBroken = () => settle({ kind: 'broken' })
    const late = setTimeout(handleBroken, longest)
    child.on('message', settle).on('exit', handleBroken)
    child.send(job)
  })
}
