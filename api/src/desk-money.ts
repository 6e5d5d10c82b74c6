/** Payments that somebody has to look at, and money that goes back. Amounts in cents. */
import { cardPaymentEvents, cardPaymentStates } from '@endoll/domain/payments/card-payment-state.ts'
import { paidWith } from '@endoll/domain/payments/paid-with.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { reference } from './path-text.ts'
import { writtenText } from './written-text.ts'

/** Where a refund stands: it waits for a second person, is on its way to the provider, or has ended. */
export const refundStates = ['waiting', 'sending', 'sent', 'refused', 'turned_down'] as const
export type RefundState = (typeof refundStates)[number]

const common = { access: 'staff', switch: 'desk', role: 'money' } as const
const params = z.object({ reference })

const refund = z.object({
  id: z.string(),
  /** Of the payment. */
  reference: z.string(),
  amount_cents: z.int(),
  reason: z.string(),
  state: z.enum(refundStates),
  asked_by: z.string(),
  asked_at: z.string(),
  /** Who is asked confirms none of their own. */
  is_mine: z.boolean(),
  /** The second person; null where none was needed, or has decided yet. */
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  /** The provider's code, if it refused. */
  refusal_code: z.nullable(z.string()),
})
export type DeskRefund = z.infer<typeof refund>

const odd = z.object({
  reference: z.string(),
  customer_id: z.int(),
  state: z.enum(['unknown', 'disputed']),
  amount_cents: z.int(),
  since: z.string(),
})

const flagged = z.object({
  type: z.string(),
  /** Why somebody should look at it, in the words of the log. */
  flag: z.string(),
  received_at: z.string(),
  /** Null of no payment that is known here. */
  reference: z.nullable(z.string()),
})

export const listDeskMoney = endpoint({
  ...common,
  method: 'GET',
  path: 'desk/v1/money/',
  summary:
    'Payments not known to have ended or disputed, refunds that wait, and messages of the provider that fit nothing; oldest first, at most a hundred of each.',
  reply: z.object({
    payments: z.array(odd),
    refunds: z.array(refund),
    messages: z.array(flagged),
  }),
  errors: [],
})

const payment = z.object({
  reference: z.string(),
  customer_id: z.int(),
  customer: z.string(),
  state: z.enum(cardPaymentStates),
  method: z.nullable(z.enum(paidWith)),
  amount_cents: z.int(),
  /** What has gone back of it, as the provider says. */
  refunded_cents: z.int(),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
  invoices: z.array(z.object({ number: z.string(), contract: z.string(), amount_cents: z.int() })),
  /** Parts in which these bills are paid, where that was agreed. */
  instalments: z.array(
    z.object({ number: z.string(), position: z.int(), day: z.string(), amount_cents: z.int() }),
  ),
  steps: z.array(
    z.object({
      at: z.string(),
      event: z.enum([...cardPaymentEvents, 'create']),
      state: z.enum(cardPaymentStates),
    }),
  ),
  refunds: z.array(refund),
  /** What can still be given back; 0 of what was not taken, is disputed, or has a refund on its way. */
  refundable_cents: z.int(),
  /** Above it a second person confirms. */
  limit_cents: z.int(),
})
export type DeskPayment = z.infer<typeof payment>

export const readDeskPayment = endpoint({
  ...common,
  method: 'GET',
  path: 'desk/v1/money/payments/{reference}/',
  summary: 'A payment, what it paid, and what went back.',
  params,
  reply: payment,
  errors: ['too_many_attempts'],
})

/**
 * With `asked: false` one is on its way already, there is not so much to give back, or more refunds are known than the
 * asker saw; nothing was done. So a call that comes again gives nothing back again.
 */
export const askDeskRefund = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/money/payments/{reference}/refunds/',
  summary:
    'Give money of a payment back; above the limit of the deployment once a second person has confirmed it.',
  params,
  body: z.strictObject({
    amount_cents: z.int('required_field').check(z.gte(1, 'not_valid'), z.lte(100_000_000, 'not_valid')),
    reason: writtenText(200, { lines: 'one' }),
    /** How many refunds of the payment the asker sees. */
    position: z.int('required_field').check(z.gte(0, 'not_valid')),
  }),
  reply: z.object({ asked: z.boolean(), payment }),
  errors: ['too_many_attempts', 'provider_unavailable'],
})

/** Refused (`forbidden`) to whoever asked for it. With `decided: false` somebody was first. */
export const decideDeskRefund = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/money/refunds/{id}/decide/',
  summary: 'Confirm a refund that a colleague asked for, or turn it down.',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ confirm: z.boolean() }),
  reply: z.object({ decided: z.boolean(), payment }),
  errors: ['forbidden', 'too_many_attempts', 'provider_unavailable'],
})
