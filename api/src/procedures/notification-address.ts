import * as z from 'zod/mini'
import { contractName } from '../contracts.ts'
import { endpoint } from '../endpoint.ts'
import { submittedReply } from '../requests.ts'
import { switchesOfChange } from './change-switches.ts'
import { rowId } from '../whole-number.ts'

/** An address that one of the customer's contracts has; its id stays the same while the address does. */
const savedAddress = z.object({
  id: z.int(),
  name: z.string(),
  /** The address in one line. */
  street: z.string(),
  full_address: z.string(),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
})
export type SavedAddress = z.infer<typeof savedAddress>

const addresses = {
  method: 'GET',
  access: 'customer',
  switch: switchesOfChange('notification_address'),
  reply: z.array(savedAddress),
  errors: [],
} as const

/** Every address of the customer's contracts, each once. */
export const listAddresses = endpoint({
  ...addresses,
  path: 'addresses/',
  delegate: 'sign',
  byAgent: true,
  summary: "Addresses of the customer's contracts.",
})

export const listContractAddresses = endpoint({
  ...addresses,
  path: 'contracts/{id}/addresses/',
  delegate: 'sign',
  byAgent: true,
  summary: 'Addresses of one contract.',
  params: z.object({ id: rowId }),
})

/** Longer than the domain's rules allow, so that those name the field that is too long. */
const anyText = z.string().check(
  z.maxLength(2000, 'too_long'),
  // Half a character can neither be stored nor signed.
  z.refine((typed) => typed.isWellFormed(), 'not_valid'),
)
const text = z._default(anyText, '')
const optionalText = z.optional(z.nullable(anyText))

/** A new address, field by field; lengths and other rules in domain/src/identity/address.ts. */
export const newAddress = z.strictObject({
  zipcode: text,
  /** Province, two digits. */
  state_id: text,
  /** Municipality, its INE code of five digits; it decides the province. */
  municipi: text,
  /** Street type, a code of `geo/tipovias/`. */
  tv: text,
  nv: text,
  pnp: text,
  bq: optionalText,
  es: optionalText,
  pt: optionalText,
  pu: optionalText,
  aclarador: optionalText,
  ref_catastral: optionalText,
  name: text,
  email: text,
  mobile: text,
})
export type NewAddress = z.input<typeof newAddress>

/** The address of a contract's letters: a known one, or a new one with name, e-mail and mobile. */
export const changeNotificationAddress = endpoint({
  method: 'POST',
  path: 'contracts/{name}/notification/',
  summary: "Change the address of a contract's letters.",
  access: 'customer',
  delegate: 'sign',
  byAgent: true,
  keyed: true,
  stepUp: true,
  switch: switchesOfChange('notification_address'),
  params: z.object({ name: contractName }),
  body: z.strictObject({
    address_type: z.enum(['existing', 'new']),
    address_id: z.optional(z.nullable(z.int())),
    address: z.optional(z.nullable(newAddress)),
  }),
  reply: z.extend(submittedReply, {
    /** Id of the address that the contract has from now on. */
    id: z.int(),
  }),
  errors: ['contract_not_active', 'process_running', 'key_reused', 'too_many_attempts', 'step_up_required'],
})
