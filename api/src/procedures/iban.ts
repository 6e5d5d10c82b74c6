import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { submittedReply } from '../requests.ts'
import { switchesOfChange } from './change-switches.ts'
import { contractsOfReply } from './several.ts'
import { rowId } from '../whole-number.ts'

/** An account that the customer's contracts are paid from; its id stays the same. */
const bankAccount = z.object({ id: z.int(), printable_iban: z.string() })

const accounts = {
  method: 'GET',
  access: 'customer',
  switch: switchesOfChange('iban'),
  reply: z.array(bankAccount),
  errors: [],
} as const

/** Every account of the customer; that of a contract is its `bank_account.id`. */
export const listContractIbans = endpoint({
  ...accounts,
  path: 'contracts/ibans/',
  delegate: 'sign',
  byAgent: true,
  summary: "Accounts that the customer's contracts are paid from.",
})

/** As `contracts/ibans/`. */
export const listIbans = endpoint({
  ...accounts,
  path: 'ibans/',
  delegate: 'sign',
  byAgent: true,
  summary: "The customer's accounts.",
})

const yesOrNo = z.union([z.boolean(), z.enum(['yes', 'no'])], 'required_field')

/**
 * Another account for a contract; electricity and gas have a switch each. A registered account comes as
 * `bank_id`, a new one as `iban` with the confirmation that the payer owns it. With `selection` `all` it is one request
 * for every active contract of the caller, signed and withdrawn once, with one mandate for each payer; contracts that are
 * paid from that account are no part of it, and those that cannot take it now are named.
 */
export const changeIban = endpoint({
  method: 'POST',
  path: 'contracts/{id}/iban/',
  summary: 'Change the account that a contract is paid from.',
  access: 'customer',
  delegate: 'sign',
  byAgent: true,
  keyed: true,
  stepUp: true,
  switch: switchesOfChange('iban'),
  params: z.object({ id: rowId }),
  body: z.strictObject({
    already_registered: yesOrNo,
    bank_id: z.optional(z.nullable(z.int())),
    iban: z.optional(z.nullable(z.string().check(z.maxLength(100, 'iban_field_invalid')))),
    owner_is_bank_owner: z.optional(z.nullable(yesOrNo)),
    selection: z.optional(z.enum(['all', 'actual'], 'not_valid')),
  }),
  reply: z.extend(submittedReply, { result: z.boolean(), ...contractsOfReply }),
  errors: ['contract_not_active', 'process_running', 'key_reused', 'step_up_required'],
})
