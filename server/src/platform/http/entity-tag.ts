import type { FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../sha256.ts'

/** Whether a list of tags names this one, by weak comparison (RFC 9110 section 13.1.2). */
function names(list: string, tag: string): boolean {
  return list.split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')))
}

/** Gives a reply its ETag; whoever has that reply already gets 304 without a body. An `onSend` hook. */
export async function tagReply(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const tag = `"${sha256(payload).toString('base64url')}"`
  reply.header('etag', tag).header('cache-control', 'private, no-cache')
  if (!names(request.headers['if-none-match'] ?? '', tag)) return payload
  reply.code(304).removeHeader('content-type').removeHeader('content-length')
  // Of HEAD Fastify takes the body away itself, and needs one to take.
  return request.method === 'HEAD' ? payload : null
}
