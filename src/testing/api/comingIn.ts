export const bytes = (value: string) => new TextEncoder().encode(value)

/** A body that comes in these parts, and breaks off behind them where `breaks`. */
export const comingIn = (parts: readonly Uint8Array[], breaks = false) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(part)
        if (breaks) controller.error(new TypeError('network error'))
        else controller.close()
      },
    }),
  )
