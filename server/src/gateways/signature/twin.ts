import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SignatureMessage } from '@endoll/api/signature-callback.ts'
import { isSignedMessage, messageSignatureHeader, signMessage } from '../../platform/signed-message.ts'

/** An envelope that the twin was sent. */
export interface TwinEnvelope {
  readonly envelope: string
  readonly reference: string
  readonly documentSha256: string
  /** The key under which it was asked for. */
  readonly key: string | undefined
}

/** A message with its headers; a test may send it twice, late or changed. */
export interface SignedMessage {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export interface SignatureFaults {
  /** Every call is refused. */
  down: boolean
  /** The next calls are done, and their replies lost. */
  losesReplies: boolean
}

export interface SignatureTwin {
  readonly address: string
  readonly ledger: readonly TwinEnvelope[]
  /** From now on every call gets an envelope of its own, after so many ms, as of a provider that knows no keys. */
  forget(afterMs: number): void
  readonly faults: SignatureFaults
  /** Somebody signs or refuses; the twin sends no message of it. */
  decide(envelope: string, outcome: SignatureMessage['outcome']): void
  /** The provider's message about an envelope. */
  messageOf(envelope: string, outcome: SignatureMessage['outcome']): SignedMessage
  stop(): Promise<void>
}

interface TwinOptions {
  readonly secret: string
  readonly nowMs: () => number
}

/** A provider of signatures on a loopback port of its own choosing. */
export async function startSignatureTwin({ secret, nowMs }: TwinOptions): Promise<SignatureTwin> {
  const ledger: TwinEnvelope[] = []
  let forgetsAfterMs: number | undefined
  const faults: SignatureFaults = { down: false, losesReplies: false }
  const decided = new Map<string, SignatureMessage['outcome']>()
  const urlOf = (envelope: string) => `${address}/sign/${envelope}`
  const listOf = (reference: string | null) =>
    ledger
      .filter((one) => one.reference === reference)
      .map(({ envelope, documentSha256 }) => ({
        envelope,
        url: urlOf(envelope),
        document_sha256: documentSha256,
        outcome: decided.get(envelope) ?? null,
        at: `t${nowMs()}`,
      }))
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = request.url ?? ''
      const isList = request.method === 'GET' && url.startsWith('/envelopes?')
      const body = isList ? Buffer.from(url) : Buffer.concat(chunks)
      if (faults.down) {
        response.writeHead(503).end()
        return
      }
      const signed = isSignedMessage(secret, request.headers[messageSignatureHeader], {
        body,
        nowMs: nowMs(),
      })
      if (signed && isList) {
        const envelopes = listOf(new URL(url, address).searchParams.get('reference'))
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ envelopes }))
        return
      }
      if (!signed || request.method !== 'POST' || url !== '/envelopes') {
        response.writeHead(signed ? 404 : 403).end()
        return
      }
      const asked = JSON.parse(body.toString()) as { reference: string; document_sha256: string }
      const key = request.headers['idempotency-key']
      let found =
        forgetsAfterMs === undefined ? ledger.find((one) => one.reference === asked.reference) : undefined
      if (!found) {
        found = {
          envelope: randomUUID(),
          reference: asked.reference,
          documentSha256: asked.document_sha256,
          key: typeof key === 'string' ? key : undefined,
        }
        ledger.push(found)
      }
      if (faults.losesReplies) {
        request.destroy()
        return
      }
      const reply = JSON.stringify({ envelope: found.envelope, url: urlOf(found.envelope) })
      setTimeout(
        () => response.writeHead(200, { 'content-type': 'application/json' }).end(reply),
        forgetsAfterMs ?? 0,
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    ledger,
    faults,
    decide: (envelope, outcome) => void decided.set(envelope, outcome),
    forget: (afterMs) => void (forgetsAfterMs = afterMs),
    messageOf(envelope, outcome) {
      const known = ledger.find((one) => one.envelope === envelope)
      if (!known) throw new Error('no such envelope')
      const message: SignatureMessage = {
        event_id: randomUUID(),
        envelope,
        outcome,
        document_sha256: known.documentSha256,
        at: `t${nowMs()}`,
      }
      const body = JSON.stringify(message)
      return {
        body,
        headers: {
          'content-type': 'application/json',
          [messageSignatureHeader]: signMessage(secret, body, nowMs()),
        },
      }
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
