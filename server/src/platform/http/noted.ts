import type { FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'

/** Logs what happened, never to whom, so that an attack can be looked into. */
export async function noted<T>(request: FastifyRequest, event: string, work: Promise<T>): Promise<T> {
  try {
    const result = await work
    request.log.info({ outcome: 'ok' }, event)
    return result
  } catch (error) {
    if (error instanceof Failure) request.log.info({ outcome: error.code }, event)
    throw error
  }
}
