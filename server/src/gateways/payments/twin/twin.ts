import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { answerCall, callName, Keys, takeCard, type TwinCall, type TwinReply } from './calls.ts'
import { noFaults, takeFault, type CallFault, type Faults } from './faults.ts'
import { readForm } from './form.ts'
import { Messages, signedMessage, wireMessage, type WireMessage } from './messages.ts'
import { moneyOf, TwinApiError, type Money } from './money.ts'
import { turnKnob } from './knobs.ts'
import { intentObject, TwinStore, type LedgerLine, type TwinEvent } from './store.ts'

export interface PaymentsTwinOptions {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Where messages go; read for each one, undefined while there is no receiver. */
  readonly webhookAddress: () => string | undefined
  readonly nowMs: () => number
  /** Each line is on disk before the call is answered. */
  readonly ledgerFile?: string
  readonly retriesMs?: readonly number[]
  /** A debit from an account ends so long after its confirmation; left out, when `money.endDebit` says so. */
  readonly debitMs?: number
  /** A Bizum is answered in the bank's app so long after it; left out, when `money.act` says so. */
  readonly approveMs?: number
}

export interface PaymentsTwin {
  /** For `payments.apiAddress` of the deployment. */
  readonly address: string
  /** For `payments.scriptUrl`. */
  readonly scriptUrl: string
  readonly ledger: readonly LedgerLine[]
  readonly events: readonly TwinEvent[]
  readonly faults: Faults
  readonly messages: Messages
  readonly money: Money
  /** Calls with their keys, in order. */
  readonly calls: readonly Pick<TwinCall, 'method' | 'path' | 'key' | 'body'>[]
  /** A message as it goes over the wire, signed now. */
  wire(event: TwinEvent): WireMessage
  /** Any text as a message, signed now. */
  signed(body: string): WireMessage
  stop(): Promise<void>
}

/** How a customer answers the bank; without one, the browser only asks how it stands. */
const outcomes = ['passed', 'failed', 'timeout'] as const

const browserHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'POST',
  'cross-origin-resource-policy': 'cross-origin',
}

function errorReply(error: unknown): TwinReply {
  if (error instanceof TwinApiError) return { status: error.status, body: error.body }
  throw error
}

function statusFault(fault: CallFault): TwinReply | undefined {
  const error = (type: string, code: string) => ({
    error: { type, code, message: `A fault of the twin: ${code}` },
  })
  switch (fault) {
    case 'status_429':
      return { status: 429, body: error('invalid_request_error', 'rate_limit') }
    case 'status_402':
      return { status: 402, body: error('card_error', 'card_declined') }
    case 'status_409':
      return { status: 409, body: error('invalid_request_error', 'lock_timeout') }
    case 'status_500':
      return { status: 500, body: error('api_error', 'api_error') }
    default:
      return undefined
  }
}

/** The card provider on a loopback port of its own choosing. */
export async function startPaymentsTwin(options: PaymentsTwinOptions): Promise<PaymentsTwin> {
  const { secretKey, webhookSecret, webhookAddress, nowMs, retriesMs = [200, 1000, 5000] } = options
  const store = new TwinStore(options.ledgerFile)
  const faults = noFaults()
  const messages = new Messages({ secret: webhookSecret, address: webhookAddress, nowMs, retriesMs }, faults)
  const money = moneyOf({
    store,
    nowMs,
    debitMs: options.debitMs,
    approveMs: options.approveMs,
    emit: (event) => messages.emit(event),
  })
  const keys = new Keys()
  const calls: TwinCall[] = []
  const script = await readFile(new URL('browser-script.js', import.meta.url), 'utf8')

  const work = (call: TwinCall): TwinReply => {
    try {
      return keys.run(call, () => {
        try {
          return { status: 200, body: answerCall(store, money, call) }
        } catch (error) {
          return errorReply(error)
        }
      })
    } catch (error) {
      return errorReply(error)
    }
  }

  const send = (response: ServerResponse, { status, body }: TwinReply) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${calls.length}` })
      .end(JSON.stringify(body))

  const answer = async (call: TwinCall, response: ServerResponse) => {
    const fault = takeFault(faults, callName(call))
    if (fault === 'reset_before') return response.destroy()
    if (fault === 'hang_not_applied') return undefined
    const failed = fault && statusFault(fault)
    if (failed) {
      if (failed.status === 500) keys.keep(call, failed)
      return send(response, failed)
    }
    const reply = work(call)
    if (fault === 'status_500_applied') {
      const kept = statusFault('status_500')!
      keys.keep(call, kept)
      return send(response, kept)
    }
    if (faults.messages.beforeAnswer) await messages.caused()
    const bytes = JSON.stringify(reply.body)
    const head = { 'content-type': 'application/json', 'content-length': String(bytes.length) }
    switch (fault) {
      case 'reset_after':
        return response.destroy()
      case 'hang_applied':
        return undefined
      case 'stall_body':
        return response.writeHead(reply.status, head).write(bytes.slice(0, 20))
      case 'reset_in_body':
        response.writeHead(reply.status, head).write(bytes.slice(0, 20), () => response.destroy())
        return undefined
      case 'wrong_json':
        return response.writeHead(200, { 'content-type': 'application/json' }).end('<html>ok')
      default:
        return send(response, reply)
    }
  }

  const answerBrowser = async (path: string, request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, browserHeaders).end()
    const body = JSON.parse(await text(request)) as Record<string, string>
    let reply: TwinReply
    try {
      if (path === '/browser/confirmation_tokens') {
        reply = { status: 200, body: takeCard(store, 'ctoken', body['number'] ?? '') }
      } else {
        const secret = body['clientSecret'] ?? ''
        const intent = money.find(secret.split('_secret_')[0]!)
        if (intent.clientSecret !== secret) throw new TwinApiError(404, { message: 'No such payment_intent' })
        const outcome = outcomes.find((one) => one === body['outcome'])
        if (outcome) money.act(intent, outcome)
        reply = {
          status: 200,
          body: { ...intentObject(intent), error: intent.error, type: intent.methodType },
        }
      }
    } catch (error) {
      reply = errorReply(error)
    }
    return response
      .writeHead(reply.status, { ...browserHeaders, 'content-type': 'application/json' })
      .end(JSON.stringify(reply.body))
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://twin')
    const handle = async () => {
      if (url.pathname === '/v3/') {
        return response
          .writeHead(200, { ...browserHeaders, 'content-type': 'text/javascript; charset=utf-8' })
          .end(script)
      }
      if (url.pathname.startsWith('/browser/')) return answerBrowser(url.pathname, request, response)
      const body = await text(request)
      if (request.headers.authorization !== `Bearer ${secretKey}`) {
        return send(response, {
          status: 401,
          body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } },
        })
      }
      const key = request.headers['idempotency-key']
      const call: TwinCall = {
        method: request.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        form: readForm(body),
        body,
        key: typeof key === 'string' ? key : undefined,
      }
      if (call.path.startsWith('/twin/')) {
        const turned = await turnKnob({ faults, messages, money, ledger: store.ledger, refuse }, call)
        return send(response, turned ?? { status: 404, body: { error: 'no such knob' } })
      }
      calls.push(call)
      return answer(call, response)
    }
    void handle().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  let stopped = false
  const refuse = (ms: number) => {
    // After the reply that says so.
    setTimeout(() => {
      server.close(() => {
        setTimeout(() => {
          if (!stopped) server.listen(port, '127.0.0.1')
        }, ms)
      })
      server.closeAllConnections()
    }, 20)
  }
  const address = `http://127.0.0.1:${port}`
  return {
    address,
    scriptUrl: `${address}/v3/`,
    ledger: store.ledger,
    events: store.events,
    faults,
    messages,
    money,
    calls,
    wire: (event) => wireMessage(event, { secret: webhookSecret, nowMs }),
    signed: (body) => signedMessage(body, { secret: webhookSecret, nowMs }),
    stop: () =>
      new Promise((resolve) => {
        messages.stop()
        stopped = true
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
