import { connect } from 'node:tls'
import { instantMs } from '@endoll/domain/time/instant.ts'

const longestMs = 5000

/** The status of a HEAD request, which has no effect there; throws without an answer. */
export async function reach(address: string): Promise<number> {
  const reply = await fetch(address, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(longestMs),
  })
  return reply.status
}

/** The last instant at which the certificate of an https address holds, in milliseconds; throws where it does not hold now. */
export function certificateEndMs(address: URL): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const port = Number(address.port || 443)
  const socket = connect({ host: address.hostname, port, servername: address.hostname, timeout: longestMs })
  socket
    .once('secureConnect', () => resolve(instantMs(socket.getPeerCertificate().valid_to)))
    .once('timeout', () => reject(new Error('it does not answer')))
    .once('error', reject)
  return promise.finally(() => socket.destroy())
}
