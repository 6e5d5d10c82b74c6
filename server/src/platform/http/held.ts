import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { asNobody } from '../db/who-asks.ts'
import { beginSpan, type Span, type Trace } from './trace.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** How many of one kind are held now. What is taken is given back once, however often that is asked for. */
export interface Count {
  readonly now: () => number
  readonly take: (much?: number) => () => void
}

/** A count that `heldNow` does not name, as there may be one of each connection. */
export function newCount(): Count {
  let held = 0
  return {
    now: () => held,
    take: (much = 1) => {
      held += much
      let isHeld = true
      return () => {
        if (isHeld) held -= much
        isHeld = false
      }
    },
  }
}

const counts: { readonly kind: string; readonly now: () => number }[] = []

/** A count of this process; `heldNow` names it by its kind. */
export function countOf(kind: string): Count {
  const count = newCount()
  counts.push({ kind, now: count.now })
  return count
}

/** Everything that this process holds now, by kind; all zero when idle. */
export function heldNow(): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const { kind, now } of counts) sums[kind] = (sums[kind] ?? 0) + now()
  return sums
}

/** How a call ended: its answer went out whole, or its connection is gone. */
export type CallEnd = 'answered' | 'broken off'

/** The caller has gone: work stops, and there is nobody to answer. */
export class CallOver extends Error {
  constructor() {
    super('whoever called has gone')
    this.name = 'CallOver'
  }
}

/** One call, from its head to the end of its answer or of its connection. */
export class CallLife {
  /** Whether it only reads, so that what it asks for may be left half done. */
  readonly isRead: boolean
  readonly #beginSpan: () => Span
  #span: Span | undefined
  readonly #atEnd = new Set<(how: CallEnd) => void>()
  #end: CallEnd | undefined

  constructor(isRead: boolean, begin: () => Span) {
    this.isRead = isRead
    this.#beginSpan = begin
  }

  get span(): Span {
    return (this.#span ??= this.#beginSpan())
  }

  get trace(): Trace {
    return this.span.trace
  }

  get isBrokenOff(): boolean {
    return this.#end === 'broken off'
  }

  /** Does this once at the end, at once where the call has ended; what is answered takes it back. */
  atEnd(work: (how: CallEnd) => void): () => void {
    if (this.#end) work(this.#end)
    else this.#atEnd.add(work)
    return () => void this.#atEnd.delete(work)
  }

  end(how: CallEnd): void {
    if (this.#end) return
    this.#end = how
    for (const work of this.#atEnd) work(how)
    this.#atEnd.clear()
  }
}

const lives = new WeakMap<IncomingMessage, CallLife>()
/** Calls of each connection whose answers have not gone out: one behind another hears of its end from the socket alone. */
const ofSocket = new WeakMap<Socket, Set<CallLife>>()

function callsOn(socket: Socket): Set<CallLife> {
  const known = ofSocket.get(socket)
  if (known) return known
  const calls = new Set<CallLife>()
  ofSocket.set(socket, calls)
  socket.once('close', () => {
    for (const call of calls) call.end('broken off')
  })
  return calls
}

type Both = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** The life of a call, which begins with the first that asks. */
export function lifeOf({ request, reply }: Both): CallLife {
  const known = lives.get(request.raw)
  if (known) return known
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method)
  const life = new CallLife(isRead, () => beginSpan(request.headers['traceparent'], request.id))
  lives.set(request.raw, life)
  const { socket } = request.raw
  if (socket.destroyed) {
    life.end('broken off')
    return life
  }
  const calls = callsOn(socket)
  calls.add(life)
  life.atEnd(() => calls.delete(life))
  reply.raw.once('finish', () => life.end('answered')).once('close', () => life.end('broken off'))
  return life
}

/**
 * The one way to hold something while a call lasts: it is given back once, when the answer has gone out or the connection
 * has ended, whichever comes first. Fastify's `onResponse` never hears of a connection that ended.
 */
export function whileCallLasts(call: Both, giveBack: (how: CallEnd) => void): void {
  lifeOf(call).atEnd(giveBack)
}

const current = new AsyncLocalStorage<CallLife>()

/** The call for which something is done; none in jobs and commands. */
export function currentCall(): CallLife | undefined {
  return current.getStore()
}

/** Signals the end of a call, so that its queued work is dropped. */
export function watchCalls(app: FastifyInstance): void {
  // `mount.ts` sets who asks, however the server was started.
  const run = (call: Both, done: () => void) => current.run(lifeOf(call), () => asNobody(done))
  app.addHook('onRequest', (request, reply, done) => run({ request, reply }, done))
  // The events of a body come from the connection and have lost it.
  app.addHook('preValidation', (request, reply, done) => run({ request, reply }, done))
}
