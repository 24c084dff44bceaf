import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a server of this machine on which all connections can be cut. */
export interface CuttableTcp {
  port: number
  cut(): void
  close(): Promise<void>
}

/** Listens on a free port and passes all bytes on to `target`, another port. */
export async function startCuttableTcp(target: number): Promise<CuttableTcp> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => sockets.forEach((socket) => socket.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  }
}
