import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { submittedReply } from '../requests.ts'

const common = { access: 'customer', switch: 'ownData' } as const

/** What has to end first, as long as which data are needed to keep a contract (RGPD art. 17.1.a) or to claim (17.3.e). */
export const erasureHindrances = ['contracts', 'debt', 'older_debt', 'requests', 'cases', 'payments'] as const

export const readErasure = endpoint({
  ...common,
  method: 'GET',
  path: 'own_data/erasure/',
  summary: 'What hinders erasing the data of the customer, and where a request of it stands.',
  reply: z.object({
    hindered: z.array(z.object({ why: z.enum(erasureHindrances), count: z.int() })),
    /** The request that was made last. */
    request: z.nullable(z.object({ id: z.int(), reference: z.string(), open: z.boolean() })),
  }),
  errors: [],
})

export const askErasure = endpoint({
  ...common,
  method: 'POST',
  path: 'own_data/erasure/',
  summary: 'Asks for erasing what no law keeps; the account ends with it.',
  keyed: true,
  stepUp: true,
  body: z.strictObject({ understood: z.literal(true, 'required_field') }),
  reply: submittedReply,
  errors: ['step_up_required', 'erasure_not_possible', 'process_running', 'key_reused'],
})
