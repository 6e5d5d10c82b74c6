import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { cutReader } from './connection-limits.ts'
import { Failure } from './failure.ts'
import { countOf, lifeOf, whileCallLasts } from './held.ts'
import { requestKindOf } from './asked-address.ts'

/** How much of whole answers may wait in memory for readers to take them. */
export interface AnswersOnWay {
  readonly mostBytes: number
  /** A reader that has had less time is never cut for the others. */
  readonly graceMs: number
}

export const usualAnswers: AnswersOnWay = { mostBytes: 64_000_000, graceMs: 5000 }

const retryAfterSeconds = 1
/** Shorter ones are with the machine at once. */
const leastBytes = 16_384

function lengthOf(payload: unknown): number {
  return typeof payload === 'string'
    ? Buffer.byteLength(payload)
    : Buffer.isBuffer(payload)
      ? payload.length
      : 0
}

/**
 * Readers that take nothing would keep their whole answers in memory. While more waits than may, the readers that have
 * had theirs longest are cut and reads are refused: within seconds there is room again. What is sent piece by piece
 * waits where it comes from.
 */
export function limitAnswers(app: FastifyInstance, { mostBytes, graceMs }: AnswersOnWay): void {
  const bytes = countOf('bytes of answers')
  /** The oldest first. */
  const waiting = new Set<{ readonly socket: Socket; readonly length: number; readonly sinceMs: number }>()
  const cutOldest = () => {
    let over = bytes.now() - mostBytes
    for (const { socket, length, sinceMs } of waiting) {
      if (over <= 0 || performance.now() - sinceMs < graceMs) return
      cutReader(socket)
      over -= length
    }
  }
  app.addHook('onRequest', async (request, reply) => {
    if (bytes.now() <= mostBytes) return
    cutOldest()
    const isSmall = !['api', 'page'].includes(requestKindOf(request)) || !lifeOf({ request, reply }).isRead
    if (!isSmall) throw new Failure('busy', { retryAfterSeconds })
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const length = lengthOf(payload)
    const { socket } = request.raw
    if (length >= leastBytes && socket instanceof Socket) {
      const giveBack = bytes.take(length)
      const entry = { socket, length, sinceMs: performance.now() }
      waiting.add(entry)
      whileCallLasts({ request, reply }, () => {
        giveBack()
        waiting.delete(entry)
      })
    }
    done(null, payload)
  })
}
