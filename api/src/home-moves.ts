/** Moving house: what is left and from when the new home is supplied, signed with the contract of the new home. */
import { requestStates } from '@endoll/domain/procedures/request-state.ts'
import * as z from 'zod/mini'
import { contractNameLength, contractNamePattern } from './contract-name.ts'
import { draftStates } from './contract-drafts.ts'
import { supplyKinds } from './contracts.ts'
import { endpoint } from './endpoint.ts'
import { moveReference, secretId } from './lead-parts.ts'
import { meterReadings } from './meter-readings.ts'
import { newHolder } from './procedures/change-holder.ts'

/** Supplies that one move leaves at most: a home has electricity and gas. */
const mostLeft = 6

const days = z.object({ first: z.string(), last: z.string() })
const place = z.object({ name: z.string(), kind: z.enum(supplyKinds), address: z.string() })

/** Why a move cannot be begun: a firm says more of itself, and a contract is paid from an account. */
export const moveRefusals = ['company', 'no_account', 'no_contract'] as const

/** Why the end of one supply could not be asked for. */
export const leavingRefusals = [
  'contract_not_active',
  'process_running',
  'debt_pending',
  'not_valid',
] as const

const move = z.object({
  reference: moveReference,
  /** With supply in the old home, and the day wished for the new one. */
  last_day: z.string(),
  first_day: z.string(),
  created_at: z.string(),
  /** Supplies that are left, each with what was asked for it: nothing before the contract of the new home is signed. */
  leaving: z.array(
    z.extend(place, {
      request: z.nullable(
        z.object({ id: z.int(), state: z.enum(requestStates), due_date: z.nullable(z.string()) }),
      ),
      refused: z.nullable(z.enum(leavingRefusals)),
      /** Who becomes the holder; null where the supply ends. */
      follower: z.nullable(z.string()),
    }),
  ),
  /** Contracts of the new home. */
  arriving: z.array(
    z.object({
      id: secretId,
      kind: z.enum(supplyKinds),
      product: z.string(),
      cups: z.string(),
      address: z.string(),
      state: z.enum(draftStates),
      /** The day on which it is wanted; null as soon as possible. */
      wished_date: z.nullable(z.string()),
    }),
  ),
})
export type HomeMove = z.infer<typeof move>

const common = { access: 'customer', switch: 'moving' } as const

export const getMoveOffer = endpoint({
  ...common,
  method: 'GET',
  path: 'home_moves/offer/',
  summary: 'Supplies that can be left, the days that can be asked for, and moves that were begun.',
  reply: z.object({
    leaving: days,
    arriving: days,
    supplies: z.array(
      z.extend(place, {
        /** Figures that its meter shows. */
        registers: z.int(),
        /** The offer on sale of the product that it has, to begin with at the new home; null where there is none. */
        offer: z.nullable(z.int()),
        refusal: z.nullable(z.enum(leavingRefusals)),
      }),
    ),
    /** Known, to fill in the form. */
    mobile: z.nullable(z.string()),
    /** Where the last bill goes. */
    email: z.string(),
    /** Whether somebody who follows can become the holder. */
    hand_over: z.boolean(),
    refusal: z.nullable(z.enum(moveRefusals)),
    moves: z.array(move),
  }),
  errors: [],
})

/** Keeps what is left, when and to whom; nothing of it is asked of anybody yet. */
export const beginMove = endpoint({
  ...common,
  method: 'POST',
  path: 'home_moves/',
  summary: 'Begin to move house.',
  keyed: true,
  stepUp: true,
  body: z.strictObject({
    supplies: z
      .array(
        z.strictObject({
          name: z.string().check(z.regex(contractNamePattern, 'not_valid'), z.maxLength(contractNameLength)),
          readings: z.optional(meterReadings),
        }),
      )
      .check(z.minLength(1, 'required_field'), z.maxLength(mostLeft, 'not_valid')),
    last_day: z.string('required_field'),
    first_day: z.string('required_field'),
    mobile: z.string('required_field').check(z.maxLength(40, 'mobile_not_valid')),
    /** Who becomes the holder of what is left; null where it ends. */
    follower: z.nullable(newHolder),
    /** Where nobody follows: the customer confirms that the supply will be cut. */
    cut_accepted: z.boolean('required_field'),
  }),
  reply: move,
  errors: [
    'contract_not_active',
    'process_running',
    'debt_pending',
    'too_many_attempts',
    'key_reused',
    'step_up_required',
  ],
})

export const readMove = endpoint({
  ...common,
  method: 'GET',
  path: 'home_moves/{reference}/',
  summary: 'A move with both days and what became of each part.',
  params: z.object({ reference: moveReference }),
  reply: move,
  errors: [],
})
