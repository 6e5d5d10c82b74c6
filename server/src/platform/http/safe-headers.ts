import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestKindOf } from './asked-address.ts'

/** Headers of every reply. */
export const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} as const

/** The policy of replies that set no other: nothing is loaded, no frame shows it. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

function setSafeHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(safeHeaders).header('x-request-id', request.id)
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy)
  if (['api', 'health'].includes(requestKindOf(request))) reply.header('cache-control', 'private, no-store')
}

/** Sets the headers on everything that a hook sees. */
export function sendSafeHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => setSafeHeaders(request, reply))
}

/** The same for a reply that no hook sees. */
export function withSafeHeaders(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  setSafeHeaders(request, reply)
  return reply
}

/**
 * Of the browser's own workers, by the names that the build gives them: the reader of a bill's code compiles WebAssembly, which
 * no page may, and fetches that file from here. A picture cannot leave the phone from there.
 */
export const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
