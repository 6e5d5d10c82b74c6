import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

export interface ErrorReportsTwin {
  /** For `replay.endpoint` of the deployment. */
  readonly endpoint: string
  /** Every envelope as it came, decompressed. */
  readonly kept: readonly string[]
  stop(): Promise<void>
}

/** An error-report service on a free loopback port, which stores reports. */
export async function startErrorReportsTwin(): Promise<ErrorReportsTwin> {
  const kept: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      // Browsers send a CORS preflight first.
      const allow = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      if (request.method !== 'POST' || !request.url?.startsWith('/api/1/envelope/')) {
        response.writeHead(request.method === 'OPTIONS' ? 204 : 404, allow).end()
        return
      }
      const body = Buffer.concat(chunks)
      kept.push((request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString())
      response.writeHead(200, { ...allow, 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://key@127.0.0.1:${port}/1`,
    kept,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
