import type { Break } from '../breaks.ts'

const paying = ['server/src/modules/payments/routes.test.ts']
const failing = ['server/src/modules/payments/faults.test.ts']
const linked = ['server/src/modules/payments/link.test.ts']
const several = ['server/src/modules/payments/several.test.ts']
const messageTests = ['server/src/modules/payments/messages.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a message of the card provider is taken without its signature',
    file: 'server/src/gateways/payments/stripe.ts',
    text: `        event = stripe.webhooks.constructEvent(
          Buffer.from(body),
          header,
          webhookSecret,
          toleranceSeconds,
          undefined,
          clock.nowMs(),
        )`,
    becomes: `        event = JSON.parse(Buffer.from(body).toString()) as Stripe.Event
        if (webhookSecret === '' || toleranceSeconds === 0 || clock.nowMs() === 0) return undefined`,
    tests: messageTests,
  },
  {
    name: 'an old message of the card provider is taken',
    file: 'server/src/gateways/payments/stripe.ts',
    text: 'toleranceSeconds = 300',
    becomes: 'toleranceSeconds = 3000',
    tests: messageTests,
  },
  {
    name: 'a message of the card provider that came before is a failure',
    file: 'server/src/modules/payments/messages.ts',
    text: '      .onConflict((conflict) => conflict.doNothing())\n',
    becomes: '',
    tests: messageTests,
  },
  {
    name: 'a message about another amount pays the bill',
    file: 'server/src/modules/payments/take-fact.ts',
    text: 'fact.amountCents === payment.amount_cents',
    becomes: 'fact.amountCents > 0',
    tests: messageTests,
  },
  {
    name: 'a payment that was refused is over before it is cancelled at the provider',
    file: 'domain/src/payments/card-payment-state.ts',
    text: `    ask_action: 'requires_action',
    process: 'processing',
    succeed: 'succeeded',
    decline: 'closing',
    close: 'failed',
  },
  unknown: {`,
    becomes: `    ask_action: 'requires_action',
    process: 'processing',
    succeed: 'succeeded',
    decline: 'failed',
    close: 'failed',
  },
  unknown: {`,
    tests: ['domain/src/payments/card-payment-state.test.ts'],
  },
  {
    name: 'the calls of a payment get a new key each time',
    file: 'server/src/gateways/payments/stripe.ts',
    text: '{ idempotencyKey: `${attempt}:open` }',
    becomes: '{}',
    tests: paying,
  },
  {
    name: 'the provider is asked for the amount that the browser says',
    file: 'server/src/modules/payments/start.ts',
    text: 'if (centsOf(amount) !== cents) {',
    becomes: 'if (centsOf(amount) === 0) {',
    tests: paying,
  },
  {
    name: 'a payment without a reply counts as refused',
    file: 'server/src/modules/payments/pay.ts',
    text: "{ event: 'lose_answer', actor: 'system', why }",
    becomes: "{ event: 'close', actor: 'system', why }",
    tests: failing,
  },
  {
    name: 'what waits for the customer stays payable in the other window',
    file: 'server/src/modules/payments/check.ts',
    text: "asked.state === 'requires_action' && (over || giveUpAction)",
    becomes: "asked.state === 'requires_action' && over && giveUpAction",
    tests: paying,
  },
  {
    name: 'cards are tried without end',
    file: 'server/src/modules/payments/start.ts',
    text: 'mostRefusals = 10',
    becomes: 'mostRefusals = 1000',
    tests: paying,
  },
  {
    name: 'a payment of another bill says that this one is paid',
    file: 'server/src/modules/payments/own-payments.ts',
    text: ".where('invoice_id', '=', by.invoiceId),",
    becomes: ".where('invoice_id', '>', by.invoiceId - by.invoiceId),",
    tests: paying,
  },
  {
    name: "what the cardholder's bank got back is shown as paid",
    file: 'server/src/modules/payments/card-money.ts',
    text: "if (state === 'charged_back') return",
    becomes: "if (state === 'unknown') return",
    tests: messageTests,
  },
  {
    name: 'of several bills those that can be paid are, and the others are not',
    file: 'server/src/modules/payments/start.ts',
    text: '      if (payableCents(invoice) > 0) continue',
    becomes: '      if (payableCents(invoice) >= 0) continue',
    tests: several,
  },
  {
    name: "of several bills somebody else's is passed over",
    file: 'server/src/modules/payments/own-payments.ts',
    text: `    .orderBy('invoice.id')
    .execute()
  if (rows.length !== numbers.length) throw notFound()`,
    becomes: `    .orderBy('invoice.id')
    .execute()
  if (rows.length === 0) throw notFound()`,
    tests: several,
  },
  {
    name: 'a key that came with other bills pays these',
    file: 'server/src/modules/payments/pay.ts',
    text: 'parts.length === invoiceIds.length && parts.every(',
    becomes: 'parts.length > 0 && parts.some(',
    tests: several,
  },
  {
    name: 'the link of a reminder survives the payment',
    file: 'server/src/modules/payments/link.ts',
    text: "  if (cents === 0) throw new Failure('confirmation_invalid')",
    becomes: "  if (cents < 0) throw new Failure('confirmation_invalid')",
    tests: linked,
  },
  {
    name: 'the link of a reminder never expires',
    file: 'server/src/modules/session/pay-link.ts',
    text: '  if (!read?.inTime) return undefined',
    becomes: '  if (!read) return undefined',
    tests: linked,
  },
  {
    name: 'whoever holds a link gets the receipt with the name of the customer',
    file: 'server/src/modules/payments/routes.ts',
    text: '{ withReceipt: false }',
    becomes: '{ withReceipt: true }',
    tests: linked,
  },
  {
    name: 'a bill is reminded of every minute',
    file: 'server/src/platform/unscoped-contracts.ts',
    text: "    .where('invoice.reminded_at', 'is', null)\n",
    becomes: '',
    tests: linked,
  },
  {
    name: 'messages that never came are not looked for',
    file: 'server/src/modules/payments/sweep.ts',
    text: 'if (await takeMessage(services, message)) taken += 1',
    becomes: 'if (message.id === services.mode) taken += 1',
    tests: ['server/src/modules/payments/reconcile.test.ts'],
  },
  {
    name: 'reconciling passes over money that went back',
    file: 'server/src/modules/payments/reconcile.ts',
    text: "words(status === 'succeeded', amountCents, refundedCents)",
    becomes: "words(status === 'succeeded', amountCents, refundedCents * 0)",
    tests: ['server/src/modules/payments/reconcile.test.ts'],
  },
]
