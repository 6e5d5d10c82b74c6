import { holderChangeKinds } from '@endoll/domain/procedures/change-holder.ts'
import * as z from 'zod/mini'
import { productPrice, supplyKinds } from './contracts.ts'
import { endpoint } from './endpoint.ts'
import { obligation } from './obligation.ts'
import { tariffOptions } from '@endoll/domain/supply/tariff-options.ts'
import { switchesOfChange } from './procedures/change-switches.ts'
import { signatureCodeDigits } from './requests.ts'

/** Of the link that is mailed to a new holder: one contract, nothing else, until it is signed, declined or over. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, 'not_valid'))
const body = z.object({ token })

/** What somebody who is to become the holder takes over. Nothing of who has the contract now. */
const holderChangeView = z.object({
  /**
   * `open`: nothing is answered; `accepted`: the account is given, the signature is not; `signed`: all is done here, and
   * the distributor has it; `effective`: the contract is theirs; `ended`: it was refused, and will not be.
   */
  state: z.enum(['open', 'accepted', 'signed', 'effective', 'ended']),
  /** First day of theirs, once it is in effect. */
  effective_day: z.nullable(z.string()),
  reference: z.string(),
  kind: z.enum(holderChangeKinds),
  /** Last day to accept. */
  last_day: z.string(),
  new_holder: z.object({ name: z.string(), nif: z.string() }),
  supply: z.object({
    kind: z.enum(supplyKinds),
    address: z.string(),
    cups: z.string(),
    tariff: z.string(),
    /** In kW, P1 first; none for gas. */
    powers: z.array(z.number()),
    product: z.string(),
    /** Chosen by the holder before and taken over with the rest, as people write them. */
    options: z.array(z.object({ option: z.enum(tariffOptions), choice: z.string() })),
    /** Those that hold today, as on a bill. */
    prices: z.array(productPrice),
  }),
  /** What their signature binds them to. */
  obligation,
  /** Once it is accepted, until it is signed. */
  signature: z.nullable(
    z.object({
      provider: z.enum(['embedded', 'outside']),
      /** Partly hidden. */
      code_to: z.string(),
      code_expires_at: z.nullable(z.string()),
      sendings_left: z.int(),
      tries_left: z.int(),
    }),
  ),
})
export type HolderChangeView = z.infer<typeof holderChangeView>

const asked = {
  method: 'POST',
  access: 'anonymous',
  switch: switchesOfChange('change_holder'),
} as const

/** What the link is about; `confirmation_invalid` alike for one that never was and one that is over. */
export const openHolderChange = endpoint({
  ...asked,
  path: 'holder_changes/',
  summary: 'What the new holder of a contract takes over.',
  body,
  reply: holderChangeView,
  errors: ['confirmation_invalid'],
})

/** Gives the account that bills are paid from. It may be given again until it is signed. */
export const acceptHolderChange = endpoint({
  ...asked,
  path: 'holder_changes/accept/',
  summary: 'Accept to become the holder of a contract; it still has to be signed.',
  body: z.strictObject({
    token,
    iban: z.string('required_field').check(z.maxLength(100, 'iban_field_invalid')),
    owner_is_bank_owner: z.boolean('required_field'),
    conditions_accepted: z.boolean('required_field'),
  }),
  reply: holderChangeView,
  errors: ['confirmation_invalid'],
})

/** The contract stays whose it is. */
export const declineHolderChange = endpoint({
  ...asked,
  path: 'holder_changes/decline/',
  summary: 'Decline to become the holder of a contract.',
  body,
  reply: z.object({ status: z.literal('OK') }),
  errors: ['confirmation_invalid'],
})

/** Exactly what the new holder signs. */
export const holderChangeDocument = endpoint({
  ...asked,
  method: 'GET',
  path: 'holder_changes/{token}/document/',
  summary: 'The document that the new holder signs, as PDF.',
  params: body,
  reply: { file: ['application/pdf'] },
  errors: ['confirmation_invalid', 'request_ended', 'documents_unavailable'],
})

/** To the e-mail of the new holder: that of their account where they have one, else the one that the link went to. */
export const sendHolderChangeCode = endpoint({
  ...asked,
  path: 'holder_changes/code/',
  summary: 'Mail the new holder a code to sign with.',
  body,
  reply: holderChangeView,
  errors: ['confirmation_invalid', 'request_ended', 'too_many_attempts', 'documents_unavailable'],
})

/** Signs with the code; the request goes to the retailer. */
export const signHolderChange = endpoint({
  ...asked,
  path: 'holder_changes/sign/',
  summary: 'Sign as the new holder.',
  body: z.strictObject({
    token,
    code: z.string('required_field').check(z.regex(new RegExp(`^\\d{${signatureCodeDigits}}$`), 'not_valid')),
  }),
  reply: holderChangeView,
  errors: ['confirmation_invalid', 'request_ended', 'code_wrong', 'code_expired'],
})

/** Where the outside provider has the new holder sign. */
export const openHolderSignature = endpoint({
  ...asked,
  path: 'holder_changes/signature/',
  summary: 'The page on which the new holder signs.',
  body,
  reply: z.object({ url: z.string() }),
  errors: ['confirmation_invalid', 'request_ended', 'documents_unavailable'],
})
