import { addressLimits } from '@endoll/domain/identity/address.ts'
import * as z from 'zod/mini'
import { contractName } from '../contracts.ts'
import { endpoint } from '../endpoint.ts'
import { submittedReply } from '../requests.ts'

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
  switch: 'notificacionAddressChange',
  reply: z.array(savedAddress),
  errors: [],
} as const

/** Every address of the customer's contracts, each once. */
export const listAddresses = endpoint({
  ...addresses,
  path: 'addresses/',
  summary: "Addresses of the customer's contracts.",
})

/** Those of one contract. */
export const listContractAddresses = endpoint({
  ...addresses,
  path: 'contracts/{id}/addresses/',
  summary: 'Addresses of one contract.',
  params: z.object({ id: z.string() }),
})

const text = (longest: number) => z.string('required_field').check(z.maxLength(longest, 'too_long'))
const optionalText = (longest: number) => z.optional(z.nullable(text(longest)))

/** A new address, field by field; rules in domain/src/identity/address.ts. */
export const newAddress = z.strictObject({
  zipcode: text(20),
  /** Province, two digits. */
  state_id: text(2),
  /** Municipality, its INE code of five digits; it decides the province. */
  municipi: text(5),
  /** Street type, a code of `geo/tipovias/`. */
  tv: text(10),
  nv: text(addressLimits.nv),
  pnp: text(addressLimits.pnp),
  bq: optionalText(addressLimits.bq),
  es: optionalText(addressLimits.es),
  pt: optionalText(addressLimits.pt),
  pu: optionalText(addressLimits.pu),
  aclarador: optionalText(addressLimits.aclarador),
  ref_catastral: optionalText(60),
  name: text(addressLimits.name),
  email: text(320),
  mobile: text(40),
})
export type NewAddress = z.infer<typeof newAddress>

/** Where a contract's letters go: an address that is known, or a new one with whom and how to reach. */
export const changeNotificationAddress = endpoint({
  method: 'POST',
  path: 'contracts/{name}/notification/',
  summary: "Change the address of a contract's letters.",
  access: 'customer',
  switch: 'notificacionAddressChange',
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
  errors: ['contract_not_active', 'process_running', 'key_reused'],
})
