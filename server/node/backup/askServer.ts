import { rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { placesIn } from '../storage/dataFolder'
import { codeOf, describeFailure, StartFailure } from '../startFailure'

/** Longest path of a socket, in bytes, on every system. */
const longestPath = 100

/**
 * Lets `npm run backup` ask the server that has the data folder: a socket in the folder, for the folder's owner alone. A folder with
 * a long path has none; its server has to be ended for a backup. Returns how to end it.
 */
export async function offerBackup(
  dataDir: string,
  work: (file: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const { socket: place } = placesIn(dataDir)
  if (process.platform === 'win32' || Buffer.byteLength(place) > longestPath) return async () => undefined
  await rm(place, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    firstLine(socket)
      .then((file) => work(file))
      .then(
        () => socket.end('{}\n'),
        (error: unknown) => socket.end(`${JSON.stringify({ failure: describeFailure(error) })}\n`),
      )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(place, resolve))
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** Has the server of the data folder write a backup to `file`; false where no server runs. Throws a StartFailure with its reason. */
export async function askForBackup(dataDir: string, file: string): Promise<boolean> {
  const socket = connect(placesIn(dataDir).socket)
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED', 'EINVAL', 'ENAMETOOLONG'].includes(codeOf(error))) return false
    throw error
  }
  socket.write(`${file}\n`)
  const answer = await firstLine(socket)
  socket.end()
  const { failure } = JSON.parse(answer || '{"failure":"The server ended"}') as { failure?: string }
  if (failure !== undefined) throw new StartFailure(failure)
  return true
}

function firstLine(socket: Socket): Promise<string> {
  let text = ''
  return new Promise((resolve) => {
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (text.includes('\n')) resolve(text.split('\n', 1)[0] ?? '')
    })
    socket.on('close', () => resolve(''))
  })
}
