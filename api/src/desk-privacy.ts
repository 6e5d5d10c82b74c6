/** Requests of customers to have their data erased, which two people of the desk answer. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { reference } from './path-text.ts'
import { writtenText } from './written-text.ts'

const common = { access: 'staff', switch: 'desk', role: 'privacy' } as const
const params = z.object({ reference })
const answers = z.enum(['accepted', 'rejected'])

const erasure = z.object({
  reference: z.string(),
  customer_id: z.int(),
  customer: z.string(),
  submitted_at: z.string(),
  /** By which day the law wants an answer. */
  due_day: z.nullable(z.string()),
  /** What a first person proposes; null of none. */
  proposal: z.nullable(
    z.object({
      answer: answers,
      reason_text: z.string(),
      by: z.string(),
      at: z.string(),
      /** Whoever proposed it does not confirm it. */
      is_mine: z.boolean(),
    }),
  ),
})
export type DeskErasure = z.infer<typeof erasure>
const erasures = z.array(erasure)

export const listDeskErasures = endpoint({
  ...common,
  method: 'GET',
  path: 'desk/v1/erasures/',
  summary: 'Requests to erase data that nobody has answered, oldest first, at most a hundred.',
  reply: z.object({ erasures }),
  errors: [],
})

/** With `proposed: false` a colleague was first. */
export const proposeDeskErasure = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/erasures/{reference}/propose/',
  summary: 'Propose to erase the data of a customer, or to refuse it; a colleague confirms it.',
  params,
  body: z
    .strictObject({
      answer: answers,
      /** Required of a refusal: the customer reads it. */
      reason_text: z._default(writtenText(500, { lines: 'one', mayBeEmpty: true }), ''),
    })
    .check(
      z.refine(({ answer, reason_text }) => answer === 'accepted' || reason_text !== '', {
        error: 'required_field',
        path: ['reason_text'],
      }),
    ),
  reply: z.object({ proposed: z.boolean(), erasures }),
  errors: [],
})

/** Refused (`forbidden`) to whoever proposed it. Turned down it may be proposed anew; with `decided: false` nothing is proposed. */
export const decideDeskErasure = endpoint({
  ...common,
  method: 'POST',
  path: 'desk/v1/erasures/{reference}/decide/',
  summary: 'Confirm what a colleague proposed, which answers the customer, or turn it down.',
  params,
  body: z.strictObject({ confirm: z.boolean() }),
  reply: z.object({ decided: z.boolean(), erasures }),
  errors: ['forbidden', 'request_ended'],
})
