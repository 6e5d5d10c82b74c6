import type { FastifyInstance } from 'fastify'

const sweepMs = 100

/**
 * Closes a server: from now on it takes nothing new, and what it has taken is answered. A connection that is kept for a
 * next call goes once its answer is out; after so many milliseconds all that are left are cut, so that no slow reader of
 * a long file keeps a new version waiting.
 */
export async function closeWithin(app: FastifyInstance, longestMs: number): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
  const cut = setTimeout(() => app.server.closeAllConnections(), longestMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
