import type { AddressInfo } from 'node:net'
import type { Switches } from '@endoll/api/deployment/switches.ts'
import type { PaymentReply } from '@endoll/api/payments.ts'
import { stripePayments } from '../../gateways/payments/stripe.ts'
import { startPaymentsTwin, type PaymentsTwin } from '../../gateways/payments/twin/twin.ts'
import type { Clock } from '../../platform/clock.ts'
import { addInvoice, type TestInvoice } from '../../testing/factories.ts'
import { addCaller, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '../../testing/test-server.ts'

export const account = {
  secretKey: 'sk_test_twin',
  webhookSecret: 'whsec_twin_of_the_provider',
} as const

/** A server whose card provider is the twin, and one customer with bills. */
export interface PaymentsOffice {
  readonly server: TestServer
  readonly twin: PaymentsTwin
  readonly caller: TestCaller
  /** Where it listens. */
  readonly address: string
  /** An open bill over so many cents, 47.83 € unless said otherwise. */
  bill(fields?: Parameters<typeof addInvoice>[2]): Promise<TestInvoice>
  pay(
    number: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: PaymentReply & { error?: string | null; about?: { amount?: number } } }>
  invoice(id: number): Promise<{ state: string; pending_cents: number; debt_cents: number }>
  states(number: string): Promise<string[]>
  /** Where the provider's messages go from now on: this server again, where no port is given. */
  listen(port?: number): void
  stop(): Promise<void>
}

/**
 * What the customer was told of the payments of a bill, in order: by mail, and alike by a notice where somebody else did
 * it, and by an event of the retailer's. Throws where the three do not say the same.
 */
export async function toldOf({ server: { db } }: PaymentsOffice, number: string): Promise<string[]> {
  const mails = await db
    .selectFrom('mail_outbox')
    .select('data')
    .where('template', '=', 'payment')
    .orderBy('id')
    .execute()
  const said = mails.map(({ data }) => data as { about: string; invoices: string[] })
  const told = said.filter(({ invoices }) => invoices.includes(number)).map(({ about }) => about)
  const notices = await db
    .selectFrom('notification')
    .select('about')
    .where('kind', '=', 'payment')
    .orderBy('id')
    .execute()
  const noticed = notices
    .map(({ about }) => about as { number: string; outcome: string })
    .filter((about) => about.number === number)
    .map(({ outcome }) => outcome)
  if (noticed.join() !== told.filter((about) => !['paid', 'ordered'].includes(about)).join()) {
    throw new Error(`mailed ${told.join()}, noticed ${noticed.join()}`)
  }
  const events = await db
    .selectFrom('outbox_event')
    .select(['type', 'payload'])
    .where('card_payment_id', 'is not', null)
    .orderBy('id')
    .execute()
  const sent = events
    .filter(({ payload }) => JSON.stringify(payload).includes(`"${number}"`))
    .map(({ type }) => type.replace('payment.', '').replace('succeeded', 'paid'))
    .filter((type) => !type.startsWith('dispute'))
  if (sent.join() !== told.join()) throw new Error(`mailed ${told.join()}, sent ${sent.join()}`)
  return told
}

interface PaymentsOfficeOptions extends Pick<TestServerOptions, 'failPoint' | 'onDatabase'> {
  /** Beside payments by card. */
  readonly switches?: Partial<Switches>
  /** How long the provider's reply is waited for: short where a test has it hang, long where it only may be slow. */
  readonly longestMs?: number
}

export async function startPaymentsOffice({
  failPoint,
  onDatabase,
  longestMs = 700,
  switches = {},
}: PaymentsOfficeOptions = {}): Promise<PaymentsOffice> {
  const there: { port?: number; clock?: Clock } = {}
  const twin = await startPaymentsTwin({
    ...account,
    webhookAddress: () =>
      there.port === undefined
        ? undefined
        : `http://127.0.0.1:${there.port}/api/v1/payments/provider/messages/`,
    nowMs: () => there.clock?.nowMs() ?? 0,
    retriesMs: [50, 200],
  })
  const methods = ['card', 'bizum', 'sepa_debit'] as const
  const settings = {
    ...account,
    publishableKey: 'pk_test_twin',
    expiryMinutes: 30,
    reminders: true,
    linkDays: 30,
    transferIban: null,
    methods: [...methods],
    instalments: { mostParts: 6, latestFirstDays: 30, leastEuros: 30 },
  }
  const { address: apiAddress, scriptUrl } = twin
  const server = await startTestServer(
    { ...switches, enablePayment: true },
    {
      deployment: { payments: { ...settings, apiAddress, scriptUrl } },
      payments: (clock) => stripePayments({ ...account, apiAddress, methods, longestMs }, clock),
      ...(failPoint && { failPoint }),
      ...(onDatabase && { onDatabase }),
    },
  )
  there.clock = server.clock
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const own = (server.app.server.address() as AddressInfo).port
  there.port = own
  const { db } = server
  const caller = await addCaller(server)
  return {
    server,
    twin,
    caller,
    address: `http://127.0.0.1:${own}`,
    bill: (fields = {}) => addInvoice(db, caller.contract, { state: 'open', ...fields }),
    async pay(number, body = { payment_method_id: 'pm_card_visa', amount: 47.83 }, headers = {}) {
      const call = () => caller.send('POST', `payments/${number}/`, body, headers)
      const reply = await call()
      if (reply.status !== 401) return reply
      // The clock was moved past the session.
      Object.assign(caller.headers, await server.signIn(caller.customer))
      return call()
    },
    invoice: (id) =>
      db
        .selectFrom('invoice')
        .select(['state', 'pending_cents', 'debt_cents'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    states: async (number) => {
      const rows = await db
        .selectFrom('card_payment')
        .innerJoin('card_payment_part', 'card_payment_part.payment_id', 'card_payment.id')
        .innerJoin('invoice', 'invoice.id', 'card_payment_part.invoice_id')
        .select('card_payment.state')
        .where('invoice.number', '=', number)
        .orderBy('card_payment.created_at')
        .execute()
      return rows.map(({ state }) => state)
    },
    listen: (port = own) => void (there.port = port),
    async stop() {
      await twin.messages.settled()
      await server.stop()
      await twin.stop()
    },
  }
}
