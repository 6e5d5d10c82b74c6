import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSignedMessage, messageSignatureHeader } from '../../platform/signed-message.ts'

export interface PersonChecksTwin {
  /** For `personChecks.address` of the deployment. */
  readonly address: string
  /** What was asked, in order, without names. */
  readonly ledger: readonly { readonly what: string; readonly vat: string }[]
  stop(): Promise<void>
}

/** A document that ends so (before its letter) is registered with another name, or is that of a bad payer. */
const notRegistered = /00091[A-Z\d]?$/
const notSolvent = /00092[A-Z\d]?$/
/** The register does not answer. */
const broken = /00093[A-Z\d]?$/

/** Both registers on a free loopback port; the last digits of a document choose the answer. */
export async function startPersonChecksTwin({
  secret,
  nowMs,
}: {
  readonly secret: string
  readonly nowMs: () => number
}): Promise<PersonChecksTwin> {
  const ledger: { what: string; vat: string }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const what = /^\/(identity|solvency)$/.exec(request.url ?? '')?.[1]
      if (!isSignedMessage(secret, request.headers[messageSignatureHeader], { body, nowMs: nowMs() })) {
        response.writeHead(403).end()
        return
      }
      const { vat } = JSON.parse(body.toString()) as { vat: string }
      if (what === undefined || broken.test(vat)) {
        response.writeHead(what === undefined ? 404 : 503).end()
        return
      }
      ledger.push({ what, vat })
      const good = !(what === 'identity' ? notRegistered : notSolvent).test(vat)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ good }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
