/** Who acts for a customer: the customer invites by e-mail, whoever has that mailbox accepts, either ends it. */
import { delegateRoles } from '@endoll/domain/identity/delegate-role.ts'
import * as z from 'zod/mini'
import { contractNameLength, contractNamePattern } from './contract-name.ts'
import { endpoint } from './endpoint.ts'
import { rowId } from './whole-number.ts'

/** How long an invitation can be accepted. */
export const invitationDays = 7

/** Contracts that one delegation can name; more is asked for as all of them. */
const mostContracts = 100

const role = z.enum(delegateRoles, 'not_valid')

const terms = {
  role,
  /** Names of the contracts that it is about; null of all, those to come included. */
  contracts: z.nullable(
    z
      .array(z.string().check(z.regex(contractNamePattern, 'not_valid'), z.maxLength(contractNameLength)))
      .check(z.minLength(1, 'required_field'), z.maxLength(mostContracts, 'not_valid')),
  ),
  /** The last day; null until somebody ends it. */
  end_date: z.nullable(z.iso.date('date_not_valid')),
}

const given = z.object({
  id: z.int(),
  state: z.enum(['invited', 'active']),
  /** Granted by a role of the identity provider: it can be ended, and is changed there. */
  by_provider: z.boolean(),
  /** Whoever was invited. */
  email: z.string(),
  /** Who accepted; null until then. */
  name: z.nullable(z.string()),
  role,
  contracts: z.nullable(z.array(z.string())),
  start_date: z.string(),
  end_date: z.nullable(z.string()),
  /** invited: the last day on which it can be accepted. */
  accept_by: z.nullable(z.string()),
})
export type GivenDelegation = z.infer<typeof given>

const held = z.object({
  id: z.int(),
  /** For whom one acts. */
  customer: z.string(),
  role,
  /** How many contracts it is about; null of all. */
  contracts: z.nullable(z.int()),
  start_date: z.string(),
  end_date: z.nullable(z.string()),
})
export type HeldDelegation = z.infer<typeof held>

const delegations = z.object({
  /** Those that act for the customer, invited ones too. */
  given: z.array(given),
  /** Those for whom the account acts. */
  held: z.array(held),
  /** What the customer can let others do: only a company lets them sign. */
  roles: z.array(role),
})
export type Delegations = z.infer<typeof delegations>

const acting = z.object({
  /** For whom the call is made. */
  customer: z.string(),
  role,
  /** Of somebody of the retailer's who reads the office: their name, until when, and the address that ends it. */
  inspection: z.nullable(
    z.object({
      by: z.string(),
      until: z.string(),
      leave: z.string(),
      /** Whether the customer has said their code: what is declared for agents may be changed. */
      acts: z.boolean(),
    }),
  ),
})
export type Acting = z.infer<typeof acting>

const common = { access: 'customer', switch: 'delegation' } as const

export const listDelegations = endpoint({
  ...common,
  method: 'GET',
  path: 'delegations/',
  delegate: 'sign',
  summary: 'Who acts for the customer, and for whom the account acts.',
  reply: delegations,
  errors: [],
})

/** Not found where the call is made for oneself. */
export const readActing = endpoint({
  ...common,
  method: 'GET',
  path: 'delegations/acting/',
  switch: ['delegation', 'desk'],
  summary: 'For whom a call is made, and what may be done there.',
  delegate: 'look',
  reply: acting,
  errors: [],
})

export const inviteDelegate = endpoint({
  ...common,
  method: 'POST',
  path: 'delegations/',
  delegate: 'sign',
  summary: 'Invites somebody by e-mail to act for the customer.',
  stepUp: true,
  body: z.strictObject({
    email: z.string('required_field').check(z.maxLength(320, 'email_not_valid')),
    ...terms,
  }),
  reply: delegations,
  errors: ['step_up_required', 'too_many_attempts'],
})

export const changeDelegation = endpoint({
  ...common,
  method: 'PUT',
  path: 'delegations/{id}/',
  delegate: 'sign',
  summary: 'Changes what somebody may do who acts for the customer.',
  stepUp: true,
  params: z.object({ id: rowId }),
  body: z.strictObject(terms),
  reply: delegations,
  errors: ['step_up_required'],
})

/** Of either side; what has ended is not found. */
export const endDelegation = endpoint({
  ...common,
  method: 'POST',
  path: 'delegations/{id}/end/',
  delegate: 'sign',
  summary: 'Ends a delegation, or takes an invitation back.',
  params: z.object({ id: rowId }),
  reply: delegations,
  errors: [],
})

const invitation = z.object({
  /** Who invites. */
  customer: z.string(),
  /** To whom the invitation went. */
  email: z.string(),
  role,
  contracts: z.nullable(z.int()),
  end_date: z.nullable(z.string()),
})
export type Invitation = z.infer<typeof invitation>

const token = z.string().check(z.minLength(1), z.maxLength(2000))

/** `confirmation_invalid` alike for an invitation that never was, was taken back, answered, or is too old. */
export const readInvitation = endpoint({
  ...common,
  method: 'POST',
  path: 'delegations/invitation/',
  summary: 'What an invitation is about.',
  body: z.strictObject({ token }),
  reply: invitation,
  errors: ['confirmation_invalid', 'invitation_of_another'],
})

export const answerInvitation = endpoint({
  ...common,
  method: 'POST',
  path: 'delegations/invitation/answer/',
  summary: 'Accepts or refuses an invitation; only for the address that it went to.',
  body: z.strictObject({ token, accept: z.boolean() }),
  reply: delegations,
  errors: ['confirmation_invalid', 'invitation_of_another'],
})
