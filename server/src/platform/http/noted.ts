import type { FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'

/**
 * Logs what happened, never to whom, so that an attack can be looked into; `markOf` gives what stands for the account, by
 * which nobody finds it.
 */
export async function noted<T>(
  request: FastifyRequest,
  event: string,
  work: Promise<T>,
  markOf: (result?: T) => Promise<string | undefined> = async () => undefined,
): Promise<T> {
  const note = async (outcome: string, result?: T) => {
    const account = await markOf(result).catch(() => undefined)
    request.log.info({ outcome, account }, event)
  }
  try {
    const result = await work
    await note('ok', result)
    return result
  } catch (error) {
    if (error instanceof Failure) await note(error.code)
    throw error
  }
}
