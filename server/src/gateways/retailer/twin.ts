import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import {
  readOutbox,
  type CaseOutboxEvent,
  type OutboxEvent,
  type RequestOutboxEvent,
} from '@endoll/api/retailer.ts'
import { PlainError } from '../../platform/plain-error.ts'
import { isSignedMessage, messageSignatureHeader } from '../../platform/signed-message.ts'

export interface RetailerTwinOptions {
  /** Signs deliveries. */
  readonly secret: string
  /** Key of the twin's own calls. */
  readonly apiKey: string
  /** Address of the API without a slash at its end; read at each call. */
  readonly apiAddress: () => string
  /** Pause before each answer. */
  readonly answerMs: number
  readonly nowMs: () => number
  /** Answers what customers write too, as the demo's retailer does. */
  readonly answersCases?: boolean
}

export interface RetailerTwin {
  /** For `retailer.outboxAddress` of the deployment. */
  readonly address: string
  /** Every event that was taken, in order; the same event may be there twice. */
  readonly ledger: readonly OutboxEvent[]
  /** Reads by cursor the events that were missed, and answers the open requests. */
  catchUp(): Promise<void>
  stop(): Promise<void>
}

type Answer = { readonly answer: 'accepted' | 'rejected' | 'effective'; readonly reason_code?: string }

/** Last digits of the phone of a change of power, an end or a new holder, and of a new account, that choose the answers. */
const byPhone: Readonly<Record<string, readonly Answer[]>> = {
  ...Object.fromEntries(
    ['03', '12', '15', '22', '37', '65'].map((code) => [
      code,
      [{ answer: 'accepted' }, { answer: 'rejected', reason_code: code }] as const,
    ]),
  ),
  // Accepted, and nothing more.
  '98': [{ answer: 'accepted' }],
  // No answer, so that it can be withdrawn.
  '99': [],
}
const byAccount: Readonly<Record<string, readonly Answer[]>> = {
  '91': [{ answer: 'rejected', reason_code: 'account_not_valid' }],
  '92': [{ answer: 'rejected', reason_code: 'payer_not_owner' }],
  '98': [{ answer: 'accepted' }],
  '99': [],
}
/** Number of parts of a bill that is to be paid in parts. */
const byParts: Readonly<Record<number, readonly Answer[]>> = {
  5: [],
  6: [{ answer: 'rejected', reason_code: 'instalments_declined' }],
}
/** Its answer to any message of a customer. */
const written: Readonly<Record<string, string>> = {
  es: 'Lo hemos mirado y está en orden. Es la respuesta de la comercializadora de la demostración.',
  ca: 'Ho hem mirat i està en ordre. És la resposta de la comercialitzadora de la demostració.',
  en: 'We have looked at it and it is in order. This is the answer of the retailer of the demo.',
}
const usual: readonly Answer[] = [{ answer: 'accepted' }, { answer: 'effective' }]

/** The twin's answers to a request, chosen by the values in it (docs/requests.md). */
export function answersTo({ procedure, submission }: RequestOutboxEvent['request']): readonly Answer[] {
  if (procedure === 'instalments') {
    return byParts[(submission['parts_days'] as readonly string[]).length] ?? usual
  }
  const phone = submission['phone'] ?? submission['new_holder_mobile']
  const hasPhone = phone !== undefined
  const text = String(hasPhone ? phone : submission['iban'])
  const ending = /0{5}(\d\d)$/.exec(text)?.[1] ?? ''
  return (hasPhone ? byPhone : byAccount)[ending] ?? usual
}

/** The retailer's systems on a free loopback port: they take events and answer requests. */
export async function startRetailerTwin(options: RetailerTwinOptions): Promise<RetailerTwin> {
  const { secret, apiKey, apiAddress, answerMs, nowMs, answersCases = false } = options
  const ledger: OutboxEvent[] = []
  const answered = new Set<string>()
  const ending = new AbortController()

  const call = async (path: string, init: RequestInit = {}) =>
    fetch(`${apiAddress()}/api/v1/${path}`, {
      ...init,
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      signal: ending.signal,
    })

  const answer = async ({ request }: RequestOutboxEvent) => {
    if (request.state !== 'sent' || answered.has(request.reference)) return
    answered.add(request.reference)
    for (const body of answersTo(request)) {
      await wait(answerMs, undefined, { signal: ending.signal })
      const path = `retailer/requests/${request.reference}/answer/`
      await call(path, { method: 'POST', body: JSON.stringify(body) })
    }
  }
  const write = async ({ id, case: { reference, locale } }: CaseOutboxEvent) => {
    await wait(answerMs, undefined, { signal: ending.signal })
    // The same once: an event may come again.
    const body = { message_id: `twin-${id}`, text: written[locale] ?? written['es'] }
    await call(`retailer/cases/${reference}/messages/`, { method: 'POST', body: JSON.stringify(body) })
  }
  // The twin or the API may stop during an answer; then it is tried again with the next event.
  const think = (event: OutboxEvent) => {
    if ('case' in event && event.type !== 'case.closed' && answersCases) {
      void write(event).catch(() => undefined)
    }
    // Payments are only reported: no question is sent back.
    if (!('request' in event)) return
    void answer(event).catch(() => answered.delete(event.request.reference))
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      if (!isSignedMessage(secret, request.headers[messageSignatureHeader], { body, nowMs: nowMs() })) {
        response.writeHead(403).end()
        return
      }
      const event = JSON.parse(body.toString()) as OutboxEvent
      ledger.push(event)
      response.writeHead(204).end()
      think(event)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    ledger,
    async catchUp() {
      for (let after = 0; ;) {
        const reply = await call(`retailer/outbox/?after=${after}`)
        if (!reply.ok) throw new PlainError(`the office answered ${reply.status}`)
        const page = readOutbox.reply.parse(await reply.json())
        // A page may be without events, when those in it are not as they were promised.
        if (page.next === after) return
        for (const event of page.events) think(event)
        after = page.next
      }
    },
    stop: () =>
      new Promise((resolve) => {
        ending.abort()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
