import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { answerNotFound } from './answer-errors.ts'
import { safeHeaders, withSafeHeaders } from './safe-headers.ts'

/** An address that no route can be looked up by (`%ff`, a name far too long) names nothing. */
export function answerUnroutable(_: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void answerNotFound(withSafeHeaders(request, reply))
}

const statusLine: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Bytes that are no request, or too slow or too long a head of one: a bare status, and the end of the connection. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const headers = Object.entries({ ...safeHeaders, 'content-length': 0, connection: 'close' })
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  if (socket.writable) socket.write(`HTTP/1.1 ${statusLine[error.code] ?? '400 Bad Request'}\r\n${head}\r\n`)
  socket.destroy(error)
}
