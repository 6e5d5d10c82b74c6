import fastify from 'fastify'
import { lifeOf, watchCalls } from '../platform/http/held.ts'

/** Does something within a call, and gives the means to break the call off. */
export async function withinCall<T>(work: () => Promise<T>) {
  const app = fastify()
  watchCalls(app)
  const { promise, resolve } = Promise.withResolvers<{ done: Promise<T>; breakOff: () => void }>()
  app.get('/', async (request, reply) => {
    const done = work()
    resolve({ done, breakOff: () => lifeOf({ request, reply }).end('broken off') })
    await done.catch(() => undefined)
    return 'answered'
  })
  void app.inject('/')
  return promise
}
