import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'
import { countOf, whileCallLasts } from './held.ts'
import { requestKindOf } from './asked-address.ts'

/** Until when the server takes more: calls under way, and how late the event loop is. */
interface Capacity {
  readonly calls: number
  readonly lateMs: number
}

/** What waits for a processor of its own and not for the loop: counted apart, so that it takes no room of the others. */
export type Apart = 'documents' | 'signIns' | 'files'

/** A server that is asked for more than it can do says so at once, instead of answering everybody late. */
export interface Load extends Readonly<Record<Apart, Capacity>> {
  /** For pages and lists, which can be asked for again. */
  readonly reads: Capacity
  /** Payments and other calls that change something: refused last. */
  readonly writes: Capacity
}

/**
 * Some half a second of work for one core, at the 3 to 4 ms that a call takes it (bench/RESULTS.md); what waits longer
 * than that is better asked for again. Documents are made one after the other, some thirty a second. Hashes of passwords
 * have a queue that refuses by itself, from 82 on. Files that are sent take minutes and wait for their connections.
 */
export const usualLoad: Load = {
  reads: { calls: 120, lateMs: 200 },
  writes: { calls: 240, lateMs: 800 },
  documents: { calls: 20, lateMs: 200 },
  signIns: { calls: 100, lateMs: 800 },
  files: { calls: 40, lateMs: 800 },
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

/** Files are sent without work, and the health check must be answered also when the server is busy. */
function costsNothing(request: FastifyRequest) {
  return request.routeOptions.url !== undefined && ['asset', 'health'].includes(requestKindOf(request))
}

function isRead({ method }: FastifyRequest) {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method)
}

/** After so long without one that was taken, a server that is not busy does not come to itself. */
const refusingMs = 10_000

/** What a server says of the calls that it refuses. */
export interface Shedding {
  /** Whether of some kind every call has been refused for ten seconds, although the loop has nothing to do. */
  readonly refusesIdly: () => boolean
}

type Kind = 'reads' | 'writes' | Apart

/**
 * Refuses calls with 503 and Retry-After while too much is under way: reads and documents first, what changes something
 * last.
 */
export function shedLoad(
  app: FastifyInstance,
  load: Load,
  { lateness = watchLateness(), nowMs = () => performance.now() } = {},
): Shedding {
  const counts = {
    shared: countOf('calls'),
    documents: countOf('documents'),
    signIns: countOf('sign-ins'),
    files: countOf('files'),
  }
  const refusedSinceMs = new Map<Kind, number>()
  const isFull = (kind: Kind) => {
    const counted = kind === 'reads' || kind === 'writes' ? 'shared' : kind
    return counts[counted].now() >= load[kind].calls
  }
  const isLate = (kind: Kind) => lateness.lateMs() > load[kind].lateMs
  app.addHook('onRequest', async (request, reply) => {
    if (costsNothing(request)) return
    const { apart } = request.routeOptions.config
    const kind: Kind = apart ?? (isRead(request) ? 'reads' : 'writes')
    if (isFull(kind) || isLate(kind)) {
      if (!refusedSinceMs.has(kind)) refusedSinceMs.set(kind, nowMs())
      throw new Failure('busy', { retryAfterSeconds })
    }
    refusedSinceMs.delete(kind)
    whileCallLasts({ request, reply }, counts[apart ?? 'shared'].take())
  })
  app.addHook('onClose', async () => lateness.stop())
  return {
    // Files take hours on a slow line, and all of their slots may be taken by right.
    refusesIdly: () =>
      [...refusedSinceMs].some(
        ([kind, sinceMs]) =>
          kind !== 'files' && isFull(kind) && !isLate(kind) && nowMs() - sinceMs >= refusingMs,
      ),
  }
}
