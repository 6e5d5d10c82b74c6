import * as z from 'zod/mini'
import { storable } from '@endoll/api/written-text.ts'

/** What is kept of a message, or compared with what is. */
const text = z.string().check(z.maxLength(500), storable)
const id = text.check(z.minLength(1))
const cents = z.int().check(z.gte(0))
const reference = z.nullish(z.union([id, z.looseObject({ id })]))

const intent = z.looseObject({
  object: z.literal('payment_intent'),
  id,
  status: text,
  amount: cents,
  currency: text,
  metadata: z.record(z.string(), text),
  client_secret: z.nullish(text),
  latest_charge: z.nullish(z.union([id, z.looseObject({ amount_refunded: cents })])),
  payment_method: z.nullish(z.union([id, z.looseObject({ type: text })])),
  last_payment_error: z.nullish(
    z.looseObject({
      type: text,
      code: z.nullish(text),
      decline_code: z.nullish(text),
      message: z.nullish(z.string().check(storable)),
    }),
  ),
})
const refunded = z.looseObject({ payment_intent: reference, amount_refunded: cents, refunded: z.boolean() })
const refund = z.looseObject({
  payment_intent: reference,
  amount: cents,
  status: z.nullish(text),
  failure_reason: z.nullish(text),
  metadata: z.nullish(z.record(z.string(), text)),
})
const disputed = z.looseObject({ payment_intent: reference, amount: cents, status: text })
const anything = z.looseObject({ object: z.optional(z.string()) })

/** Kinds of messages, with a dot in each. */
const envelope = z.looseObject({
  id,
  type: text.check(z.regex(/^\w+(\.\w+)+$/)),
  livemode: z.boolean(),
  data: z.looseObject({ object: anything }),
})

function objectSchema({ type, data: { object } }: z.infer<typeof envelope>) {
  if (object.object === 'payment_intent') return intent
  if (type === 'charge.refunded') return refunded
  if (type === 'refund.failed' || type === 'refund.updated') return refund
  return type.startsWith('charge.dispute.') ? disputed : anything
}

/** Whether what came as a message has the shape of one, in all that is read of it. */
export function isStripeEvent(value: unknown): boolean {
  const read = envelope.safeParse(value)
  return read.success && objectSchema(read.data).safeParse(read.data.data.object).success
}
