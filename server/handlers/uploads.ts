import type { Handlers } from '../call'

/** Images for projects, articles and profiles. Uploading is the one POST that keeps no `Idempotency-Key`: a repeat only keeps a second file. */
export const uploadHandlers = {
  async upload({ caller, context, keepImage }) {
    const giveBack = await context.limiters.upload.perUser.take(String(caller.user.id))
    try {
      const { address } = await keepImage()
      return { answer: { Location: address } }
    } catch (error) {
      // What was not kept does not count.
      await giveBack()
      throw error
    }
  },
} satisfies Pick<Handlers, 'upload'>
