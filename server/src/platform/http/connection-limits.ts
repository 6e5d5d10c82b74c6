import type { IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { countOf, newCount, whileCallLasts, type Count } from './held.ts'

/** What one connection may ask, and how long it may take for it. Times in milliseconds. */
export interface ConnectionLimits {
  /** For a whole call to arrive, its body included. */
  readonly requestMs: number
  /** For a connection on which nothing moves, as that of a reader that takes nothing. */
  readonly stillMs: number
  /** For a call and its whole answer, however slowly the reader takes it. */
  readonly callMs: number
  /** For a call that brings files, and its answer. */
  readonly filesMs: number
  /** What it must have brought by the end of each `requestMs`, or it is cut. */
  readonly fileBytes: number
  /** Calls that wait for their answers at the same time. Neither browsers nor proxies send more than one. */
  readonly callsAtOnce: number
  /** How often calls that arrive too slowly are looked for. */
  readonly checkMs: number
}

export const usualConnections: ConnectionLimits = {
  requestMs: 20_000,
  stillMs: 30_000,
  callMs: 600_000,
  filesMs: 3 * 3_600_000,
  fileBytes: 65_536,
  callsAtOnce: 10,
  checkMs: 5000,
}

/** The limits that Node keeps by itself: its limit of whole calls would cut files that are sent. */
export function serverLimits({ requestMs, stillMs, checkMs }: ConnectionLimits) {
  return {
    requestTimeout: 0,
    connectionTimeout: stillMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: checkMs },
  }
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Cuts the connection of a reader that takes nothing. It is reset: closed in order, the kernel would keep what it has
 * taken of the answer, up to some megabytes, for minutes.
 */
export function cutReader(socket: Socket): void {
  if (!socket.destroyed) socket.resetAndDestroy()
}

/** Cuts a connection by which less comes than must. */
function cutTrickle(socket: Socket, everyMs: number, leastBytes: number) {
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (socket.bytesRead - before < leastBytes) socket.destroy()
    before = socket.bytesRead
  }, everyMs)
  return timer.unref()
}

/** Cuts connections with more calls at once than anybody needs, and calls whose body or answer takes too long. */
export function limitConnections(
  app: FastifyInstance,
  { callsAtOnce, callMs, requestMs, filesMs, fileBytes }: ConnectionLimits,
): void {
  // Of a connection on which nothing moves. One that only waits for another call is closed in order: the kernel may still
  // be sending the end of the last answer to a slow reader.
  app.server.on('timeout', (socket: Socket) => {
    if (socket.writableLength > 0) cutReader(socket)
    else socket.destroy()
  })
  const connections = new WeakMap<Socket, Count>()
  const calls = countOf('calls on connections')
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    // Calls that a page makes for itself come over no connection.
    if (!(socket instanceof Socket)) return done()
    const ofSocket = connections.get(socket) ?? newCount()
    connections.set(socket, ofSocket)
    if (socket.destroyed || ofSocket.now() >= callsAtOnce) {
      socket.destroy()
      // There is nobody left to answer.
      reply.hijack()
      return
    }
    const bringsFiles = request.routeOptions.config.files !== undefined
    const late = setTimeout(() => cutReader(socket), bringsFiles ? filesMs : callMs).unref()
    // Node looks after heads that come slowly; a body that does is cut here, also when it was answered before its end.
    const slow = bringsFiles
      ? cutTrickle(socket, requestMs, fileBytes)
      : hasBody(request.headers) && setTimeout(() => socket.destroy(), requestMs).unref()
    const isWhole = () => slow && clearTimeout(slow)
    request.raw.once('end', isWhole).once('close', isWhole)
    const held = [ofSocket.take(), calls.take()]
    whileCallLasts({ request, reply }, () => {
      clearTimeout(late)
      for (const giveBack of held) giveBack()
    })
    done()
  })
}
