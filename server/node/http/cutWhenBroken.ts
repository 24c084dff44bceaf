import type { Socket } from 'node:net'

/**
 * The answer, with a connection that is cut when its body breaks off: nothing behind it can make the part that was sent look whole, and
 * the caller hears nothing of why, which is for `onBreak`. An answer with a length is left as it is.
 */
export function cutWhenBroken(
  response: Response,
  { socket, onBreak }: { socket: Socket; onBreak: (error: unknown) => void },
): Response {
  if (response.headers.has('content-length') || !response.body) return response
  const reader = response.body.getReader()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          // Who sends the body hears of the connection, and lets go of it.
          if (!socket.destroyed) onBreak(error)
          socket.destroy()
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
  return new Response(body, response)
}
