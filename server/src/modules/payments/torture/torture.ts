import { setTimeout as wait } from 'node:timers/promises'
import type { PaymentReply } from '@endoll/api/payments.ts'
import type { InvoiceItem } from '@endoll/api/invoices.ts'
import type { EmbeddedConnection } from '../../../platform/db/embedded.ts'
import type { FailPoint } from '../../../platform/fail-point.ts'
import { heldNow } from '../../../platform/http/held.ts'
import { breakOff } from '../../../testing/break-off.ts'
import { addInvoice, type TestInvoice } from '../../../testing/factories.ts'
import { checkPayments } from '../operations/check.ts'
import { issuePayLink } from '../pay-link.ts'
import { account, startPaymentsOffice, type PaymentsOffice } from '../test-office.ts'
import { startKilledOffice } from './killed.ts'

/** What the runs came to. */
export interface TortureCounts {
  attempts: number
  /** Of them, those whose connection was broken off, and what the server holds when all is over. */
  brokenOff: number
  held: number
  kills: number
  faults: number
  messages: number
  /** What the provider's ledger has taken, and of how many bills. */
  charges: number
  charged: number
  paid: number
  /** What it took, less what the bills that are paid came to. */
  wrongCents: number
  doubleCharges: number
  lostPayments: number
  wrongStates: number
}

/** Invariants that must hold whatever was broken, killed or reported falsely. */
export const mustBeNone = [
  'doubleCharges',
  'lostPayments',
  'wrongStates',
  'wrongCents',
  'held',
] as const satisfies readonly (keyof TortureCounts)[]

export interface TortureAsked {
  /** How many times fifty posts meet; a quarter as often over two bills, together, apart and by a link. */
  readonly rounds: number
  /** Every point with every companion, or every point alone and by Bizum. */
  readonly companions: 'all' | 'none'
  /** A database of its own, where no test's is there. */
  readonly onDatabase?: EmbeddedConnection
  readonly say?: (line: string) => void
}

/** Where the program is killed. */
const points = [
  'payment-asked',
  'payment-written',
  'payment-opened',
  'payment-confirmed',
  'payment-settled',
  'message-written',
  'message-settled',
  'receipt-made',
] as const satisfies readonly FailPoint[]

const companions = [
  'alone',
  'provider 500',
  'applied, then hung',
  'hung, not applied',
  'message first',
  'same card again',
  'other card again',
  'by Bizum',
] as const
type Companion = (typeof companions)[number]

const fault = {
  'provider 500': 'status_500_applied',
  'applied, then hung': 'hang_applied',
  'hung, not applied': 'hang_not_applied',
} as const

const visa = { payment_method_id: 'pm_card_visa', amount: 47.83 }
const other = { payment_method_id: 'pm_card_mastercard', amount: 47.83 }
const bizum = { payment_method_id: 'pm_bizum_approved', amount: 47.83 }

class Torture {
  readonly #office: PaymentsOffice
  readonly #bills: TestInvoice[] = []
  readonly counts: TortureCounts = {
    attempts: 0,
    brokenOff: 0,
    held: 0,
    kills: 0,
    faults: 0,
    messages: 0,
    charges: 0,
    charged: 0,
    paid: 0,
    wrongCents: 0,
    doubleCharges: 0,
    lostPayments: 0,
    wrongStates: 0,
  }

  constructor(office: PaymentsOffice) {
    this.#office = office
  }

  async #bill(): Promise<TestInvoice> {
    const { server, caller } = this.#office
    const bill = await addInvoice(server.db, caller.contract, { state: 'open' })
    this.#bills.push(bill)
    return bill
  }

  /** The program is killed at a point, with concurrent work; another one continues. */
  async kill(point: FailPoint, companion: Companion) {
    const { twin, server, caller } = this.#office
    const { number } = await this.#bill()
    const { faults } = twin
    if (companion in fault) {
      faults.next.push({ call: 'confirm', fault: fault[companion as keyof typeof fault] })
      this.counts.faults += 1
    }
    faults.messages.beforeAnswer = companion === 'message first'
    const killed = await startKilledOffice({
      connection: server.connection,
      nowMs: server.clock.nowMs(),
      point,
      times: 1,
      how: 'die',
      payments: { ...account, apiAddress: twin.address },
    })
    this.#office.listen(killed.port)
    this.counts.attempts += 1
    const reply = fetch(`http://127.0.0.1:${killed.port}/api/v1/payments/${number}/`, {
      method: 'POST',
      headers: { ...caller.headers, 'content-type': 'application/json', 'idempotency-key': `kill-${number}` },
      body: JSON.stringify(companion === 'by Bizum' ? bizum : visa),
    })
      .then(async (answer) => (await answer.json()) as PaymentReply)
      .catch(() => undefined)
    await Promise.race([killed.ended, reply])
    this.counts.kills += (await killed.stop()) ? 1 : 0
    this.#office.listen()
    this.#approve(number)
    faults.messages.beforeAnswer = false
    faults.next.splice(0)
    if (companion === 'same card again') {
      await this.#office.pay(number, visa, { 'idempotency-key': `kill-${number}` })
    }
    if (companion === 'other card again') await this.#office.pay(number, other)
    this.counts.attempts += companion.endsWith('again') ? 1 : 0
  }

  /** The customer approves in the bank's app what waits there. */
  #approve(number: string) {
    const { money, events } = this.#office.twin
    for (const { type, object } of events) {
      const { id, metadata } = object as { readonly id: string; readonly metadata?: { invoices?: string } }
      if (type !== 'payment_intent.requires_action' || metadata?.invoices !== number) continue
      if (money.find(id).status === 'requires_action') money.act(money.find(id), 'passed')
    }
  }

  /** A post whose connection is broken off, at once or while the provider is asked; what came of it nobody is told. */
  async #breakOff(number: string, card: typeof visa, afterMs: number) {
    this.counts.brokenOff += 1
    const asked = {
      method: 'POST',
      headers: { ...this.#office.caller.headers, 'content-type': 'application/json' },
      body: JSON.stringify(card),
    }
    await breakOff(`${this.#office.address}/api/v1/payments/${number}/`, asked, afterMs)
  }

  /** Fifty posts with two cards, one in ten broken off, while the provider's messages come in. */
  async meet() {
    const { number } = await this.#bill()
    const posts = Array.from({ length: 50 }, async (_, at) => {
      const card = at % 2 ? visa : other
      await (at % 10 === 4 ? this.#breakOff(number, card, at * 3) : this.#office.pay(number, card))
    })
    await Promise.all(posts)
    this.counts.attempts += posts.length
  }

  /**
   * Fifty posts over two bills: both by one charge, each alone, and one by the link of its reminder. Both together have
   * more to look up, and win only with a start before the others.
   */
  async meetOverTwo(headStartMs: number) {
    const { server, caller } = this.#office
    const [first, second] = [await this.#bill(), await this.#bill()]
    const { accountId } = caller.customer
    const token = await issuePayLink(server.services, { accountId, invoiceId: first.id }, 30)
    const both = { invoices: [first.number, second.number], amount: 95.66 }
    const ways = [
      (card: typeof visa) => caller.send('POST', 'payments/', { ...card, ...both }),
      (card: typeof visa) => caller.send('POST', 'payment_links/pay/', { ...card, token }),
      (card: typeof visa) => this.#office.pay(first.number, card),
      (card: typeof visa) => this.#office.pay(second.number, card),
    ]
    const posts = Array.from({ length: 50 }, async (_, at) => {
      const way = at % ways.length
      if (way > 0 && headStartMs > 0) await wait(headStartMs)
      return ways[way]!(at % 8 < 4 ? visa : other)
    })
    await Promise.all(posts)
    this.counts.attempts += posts.length
  }

  /** Paid at the bank after the window was closed; the messages come twenty times, in an order of their own, or never. */
  async sendMessages(order: readonly number[], copies: number) {
    const { twin } = this.#office
    const { number } = await this.#bill()
    twin.faults.messages.held = true
    const asked = { payment_method_id: 'pm_card_threeDSecure2Required', amount: 47.83 }
    const { payment_intent_id } = (await this.#office.pay(number, asked)).body
    twin.money.act(twin.money.find(payment_intent_id!), 'passed')
    const held = twin.messages.takeHeld()
    twin.faults.messages.held = false
    this.counts.attempts += 1
    for (const at of order) {
      const event = held[at]
      if (!event) continue
      await Promise.all(Array.from({ length: copies }, () => twin.messages.post(event)))
      this.counts.messages += copies
    }
  }

  /** Lets the job ask until nothing is open any more. */
  async settle() {
    const { server, twin } = this.#office
    await twin.messages.settled()
    for (let round = 0; round < 12; round += 1) {
      server.clock.advance(1_900_000)
      await checkPayments(server.services)
    }
  }

  /** From outside: the provider's ledger, and what the customer is shown. */
  async judge() {
    const { twin, caller, server } = this.#office
    Object.assign(caller.headers, await server.signIn(caller.customer))
    const taken = twin.ledger.filter(({ what }) => what === 'charge')
    this.counts.charges = taken.length
    for (const { number } of this.#bills) {
      const charges = taken.filter(({ metadata }) => metadata['invoices']?.split(' ').includes(number)).length
      const list = await caller.send('GET', `invoices/?search=${number}`)
      const shown = (list.body as { items: readonly InvoiceItem[] }).items[0]!
      const { body } = await caller.send('GET', `payments/${number}/`)
      const { payments } = body as { payments: readonly { state: string }[] }
      const settled = payments.filter(({ state }) => state === 'succeeded').length
      this.counts.charged += charges > 0 ? 1 : 0
      this.counts.paid += shown.paid ? 1 : 0
      if (charges > 1) this.counts.doubleCharges += 1
      if (charges > 0 && !shown.paid) this.counts.lostPayments += 1
      const ended = payments.every(({ state }) => state === 'succeeded' || state === 'failed')
      if (settled !== charges || shown.paid !== charges > 0 || !ended) this.counts.wrongStates += 1
    }
    this.counts.held = Object.values(heldNow()).reduce((sum, count) => sum + count, 0)
    const takenCents = taken.reduce((sum, { amount }) => sum + amount, 0)
    this.counts.wrongCents = takenCents - this.counts.paid * 4783
  }
}

function permutations(all: readonly number[]): number[][] {
  if (all.length < 2) return [[...all]]
  return all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]))
}

/** Everything that may go wrong with payments, against the provider's twin; judged from outside. */
export async function torturePayments({
  rounds,
  companions: which,
  onDatabase,
  say = () => undefined,
}: TortureAsked): Promise<TortureCounts> {
  const office = await startPaymentsOffice(onDatabase && { onDatabase })
  try {
    const torture = new Torture(office)
    for (const companion of which === 'all' ? companions : (['alone', 'by Bizum'] as const)) {
      for (const point of points) await torture.kill(point, companion)
      say(`killed at ${points.length} points, ${companion}`)
    }
    for (let round = 0; round < rounds; round += 1) await torture.meet()
    say(`${rounds} rounds of fifty posts`)
    const overTwo = Math.ceil(rounds / 4)
    for (let round = 0; round < overTwo; round += 1) await torture.meetOverTwo((round % 4) * 15)
    say(`${overTwo} rounds of fifty posts over two bills, at once, apart and by link`)
    for (const order of permutations([0, 1, 2, 3])) await torture.sendMessages(order, 1)
    await torture.sendMessages([0, 1, 2, 3], 20)
    await torture.sendMessages([], 0)
    say('24 orders of messages, 20 copies of each, none at all')
    await torture.settle()
    await torture.judge()
    return torture.counts
  } finally {
    await office.stop()
  }
}
