import type { FastifyInstance } from 'fastify'

const sweepMs = 100

/**
 * Closes a server: it accepts no new request and finishes those it has. A kept-alive connection is closed after its
 * reply; after so many milliseconds all that are left are cut, so that a slow download does not hold up a restart.
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
