import * as z from 'zod/mini'
import { callFaults, callNames, noFaults, type Faults } from './faults.ts'
import type { TwinReply } from './calls.ts'
import type { Messages } from './messages.ts'
import type { Money } from './money.ts'
import { intentObject, type LedgerLine } from './store.ts'

const ms = z.int().check(z.gte(0), z.lte(60_000))

/** What is set by one `POST /twin/faults`; what is left out stays as it is. */
const asked = z.strictObject({
  /** Added to those that wait for their calls, one call each. */
  next: z._default(z.array(z.strictObject({ call: z.enum(callNames), fault: z.enum(callFaults) })), []),
  messages: z._default(
    z.partial(
      z.strictObject({
        copies: z.int().check(z.gte(1), z.lte(100)),
        delayMs: ms,
        dropped: z.boolean(),
        held: z.boolean(),
        beforeAnswer: z.boolean(),
      }),
    ),
    {},
  ),
  /** No connection is accepted for so long. */
  refuseMs: z.optional(ms),
})

/** Which of the held messages are sent, by their indexes and in this order, and how often each; left out, all of them once. */
const release = z.strictObject({
  order: z.optional(z.array(z.int().check(z.gte(0)))),
  copies: z._default(z.int().check(z.gte(1), z.lte(100)), 1),
})

/** The bank says how the debit of a payment ended, or did not take the newest refund of it. */
const payment = z.strictObject({ intent: z.string() })

interface Twin {
  readonly money: Money
  readonly faults: Faults
  readonly messages: Messages
  readonly ledger: readonly LedgerLine[]
  /** Closes the door, and opens it again at the same port. */
  readonly refuse: (ms: number) => void
}

function setFaults({ faults, refuse }: Twin, body: string): TwinReply {
  const { next, messages, refuseMs } = asked.parse(JSON.parse(body))
  faults.next.push(...next)
  Object.assign(faults.messages, messages)
  if (refuseMs !== undefined) refuse(refuseMs)
  return { status: 200, body: faults }
}

async function sendHeld({ messages }: Twin, body: string): Promise<TwinReply> {
  const held = messages.takeHeld()
  const { order = held.keys(), copies } = release.parse(JSON.parse(body))
  const statuses: number[] = []
  for (const index of order) {
    const event = held[index]
    if (!event) return { status: 400, body: { error: `no message ${index} of ${held.length}` } }
    // Copies of one message race; one message waits for the other, so that the order is that which was asked for.
    statuses.push(...(await Promise.all(Array.from({ length: copies }, () => messages.post(event)))))
  }
  return { status: 200, body: { statuses } }
}

/** The knobs that a test or a hand turns from outside; undefined if there is no such knob. */
export async function turnKnob(
  twin: Twin,
  { method, path, body }: { readonly method: string; readonly path: string; readonly body: string },
): Promise<TwinReply | undefined> {
  try {
    switch (`${method} ${path}`) {
      case 'GET /twin/ledger':
        return { status: 200, body: twin.ledger }
      case 'GET /twin/faults':
        return { status: 200, body: twin.faults }
      case 'POST /twin/faults':
        return setFaults(twin, body)
      case 'DELETE /twin/faults':
        twin.faults.next.splice(0)
        Object.assign(twin.faults.messages, noFaults().messages)
        return { status: 200, body: twin.faults }
      case 'POST /twin/messages':
        return await sendHeld(twin, body)
      case 'POST /twin/debits':
        return {
          status: 200,
          body: intentObject(twin.money.endDebit(twin.money.find(payment.parse(JSON.parse(body)).intent))),
        }
      case 'POST /twin/refunds': {
        const intent = twin.money.find(payment.parse(JSON.parse(body)).intent)
        twin.money.failRefund(intent)
        return { status: 200, body: intentObject(intent) }
      }
      default:
        return undefined
    }
  } catch (error) {
    return { status: 400, body: { error: String(error) } }
  }
}
