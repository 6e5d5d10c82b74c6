import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'

/** Until when the server takes more: calls under way, and how late the event loop is. */
interface Room {
  readonly calls: number
  readonly lateMs: number
}

/** A server that is asked for more than it can do says so at once, instead of answering everybody late. */
export interface Load {
  /** For pages, lists and documents, which can be asked for again. */
  readonly reads: Room
  /** For sign-ins, payments and whatever else changes something: refused last. */
  readonly writes: Room
}

/** Some half a second of work for one core; what waits longer than that is better asked for again. */
export const usualLoad: Load = {
  reads: { calls: 60, lateMs: 200 },
  writes: { calls: 120, lateMs: 800 },
}

const retryAfterSeconds = 1
const sampleMs = 50

/** How late timers are: a loop that is busy runs them late. The mean of the last few, so that one pause is none. */
function watchLateness() {
  let lateMs = 0
  let expectedMs = performance.now() + sampleMs
  const timer = setInterval(() => {
    const nowMs = performance.now()
    lateMs = lateMs * 0.7 + Math.max(0, nowMs - expectedMs) * 0.3
    expectedMs = nowMs + sampleMs
  }, sampleMs)
  timer.unref()
  return { lateMs: () => lateMs, stop: () => clearInterval(timer) }
}

/** Files are sent without work, and whoever watches the server must hear it most when it is busy. */
function costsNothing({ url }: FastifyRequest) {
  return /^\/(assets\/|healthz|readyz)/.test(url)
}

function isRead({ method }: FastifyRequest) {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method)
}

/** Refuses calls with 503 and Retry-After while too much is under way: reads first, what changes something last. */
export function shedLoad(app: FastifyInstance, load: Load, lateness = watchLateness()): void {
  const underWay = new WeakSet<FastifyRequest>()
  let count = 0
  app.addHook('onRequest', async (request) => {
    if (costsNothing(request)) return
    const room = isRead(request) ? load.reads : load.writes
    if (count >= room.calls || lateness.lateMs() > room.lateMs) {
      throw new Failure('busy', { retryAfterSeconds })
    }
    count += 1
    underWay.add(request)
  })
  app.addHook('onResponse', async (request) => {
    if (underWay.delete(request)) count -= 1
  })
  app.addHook('onClose', async () => lateness.stop())
}
