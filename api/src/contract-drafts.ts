import * as z from 'zod/mini'
import { supplyKinds } from './contracts.ts'
import { documentVerdicts } from './document-checks.ts'
import { endpoint } from './endpoint.ts'
import { obligation } from './obligation.ts'
import { secretId } from './lead-parts.ts'
import { newContractSwitches } from './new-contract-switches.ts'
import { signatureCodeDigits } from './requests.ts'

/** Of a contract that was asked for; `declined` on the page of an outside provider. */
export const draftStates = ['waiting_signature', 'signed', 'declined', 'expired'] as const
export type DraftState = (typeof draftStates)[number]

const draftItem = z.object({
  id: secretId,
  /** What the customer quotes: four characters, a hyphen, four characters. */
  reference: z.string(),
  kind: z.enum(supplyKinds),
  state: z.enum(draftStates),
  product: z.string(),
  cups: z.string(),
  submitted_at: z.string(),
  /** Until when it can be signed. */
  expires_at: z.string(),
  signed_at: z.nullable(z.string()),
  /** Whether there are general conditions to be read with it. */
  conditions: z.boolean(),
})
export type DraftItem = z.infer<typeof draftItem>

/** Another one that was asked for together with it. */
const draftTogether = z.extend(draftItem, {
  obligation,
  summary_sent_at: z.nullable(z.string()),
  /** Whether the same code or envelope signs it. */
  signed_with_it: z.boolean(),
})
export type DraftTogether = z.infer<typeof draftTogether>

const draftDetail = z.extend(draftItem, {
  obligation,
  tariff: z.string(),
  /** Of who moves house: what the signature asks for besides. */
  home_move: z.nullable(
    z.object({
      reference: z.string(),
      last_day: z.string(),
      /** Names of the contracts that end, or go to who follows. */
      contracts: z.array(z.string()),
      follower: z.nullable(z.string()),
    }),
  ),
  /**
   * Whether it was asked that the supply starts within the days of withdrawal, and how many these are; null of a firm, which
   * cannot withdraw.
   */
  early_start: z.nullable(z.object({ asked: z.boolean(), days: z.int() })),
  /** The day on which it is wanted, null as soon as possible; and the days that may be wished today, both counted. */
  wished_start: z.object({ day: z.nullable(z.string()), first_day: z.string(), last_day: z.string() }),
  /**
   * The social bonus, which a contract of the free market ends: the words by which it is given up, in Spanish as annex VII
   * of RD 897/2017 has them, and the retailer of reference that applied it, once it was given up. With what was paid with
   * it in four months, euros a year that the new contract costs more (below 0, less). Null of gas and of a firm.
   */
  bonus: z.nullable(
    z.object({
      retailer: z.nullable(z.string()),
      year_difference: z.nullable(z.number()),
      title: z.string(),
      paragraphs: z.array(z.string()),
    }),
  ),
  /** When the summary before the contract left by mail; nothing can be signed before. Null until then. */
  summary_sent_at: z.nullable(z.string()),
  /** What was found of the documents that came with it; null where none have to be looked at. */
  documents: z._default(z.nullable(z.enum(['waiting', ...documentVerdicts])), null),
  /** Those that were asked for together with it, in their order: electricity and gas, or several supplies. */
  together: z.array(draftTogether),
  /** While it waits: how it is signed. Null if no address was given to which anything could be sent. */
  signature: z.nullable(
    z.object({
      provider: z.enum(['embedded', 'outside']),
      /** The address that the code goes to, partly hidden; null if an outside provider asks for the signature. */
      code_to: z.nullable(z.string()),
      /** Until when the code that was sent last counts; null while none does. */
      code_expires_at: z.nullable(z.string()),
      /** How often a code can still be sent, and the last one tried. */
      sendings_left: z.int(),
      tries_left: z.int(),
    }),
  ),
})
export type DraftDetail = z.infer<typeof draftDetail>

const params = z.object({ id: secretId })

/** Found by the id alone, which only who has asked for the contract knows, by the page and by mail. */
export const getContractDraft = endpoint({
  method: 'GET',
  path: 'contract_drafts/{id}/',
  summary: 'A contract that was asked for, and how it is signed.',
  access: 'anonymous',
  switch: newContractSwitches,
  params,
  reply: draftDetail,
  errors: ['too_many_attempts'],
})

/** Exactly what is signed; once made it stays, byte for byte. */
export const downloadDraftContract = endpoint({
  method: 'GET',
  path: 'contract_drafts/{id}/contract/',
  summary: 'The contract that is signed, as PDF.',
  access: 'anonymous',
  switch: newContractSwitches,
  params,
  reply: { file: ['application/pdf'] },
  errors: ['documents_unavailable', 'summary_not_sent', 'request_ended', 'too_many_attempts'],
})

/** Those that are signed with it: kept with its signature, before that those of today. */
export const downloadDraftConditions = endpoint({
  method: 'GET',
  path: 'contract_drafts/{id}/conditions/',
  summary: 'The general conditions that are signed with the contract, as PDF.',
  access: 'anonymous',
  switch: newContractSwitches,
  params,
  reply: { file: ['application/pdf'] },
  errors: ['too_many_attempts'],
})

/**
 * The express wish that the supply starts within the days of withdrawal, or that it does not: without it, who withdraws
 * pays nothing for the energy (RDLeg 1/2007 arts 98.8 and 108.5.a). For all contracts that are signed together.
 */
export const wishEarlyStart = endpoint({
  method: 'PUT',
  path: 'contract_drafts/{id}/early_start/',
  summary: 'Say when the supply is to start: a day, and whether within the days of withdrawal.',
  access: 'anonymous',
  switch: newContractSwitches,
  params,
  body: z.strictObject({
    /** Whether within the days of withdrawal; of a firm it says nothing. */
    asked: z.boolean(),
    /** The day on which it is wanted, YYYY-MM-DD (RD 88/2026 art. 19.1); null as soon as possible; left out, as before. */
    day: z.optional(
      z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'date_not_valid' }))),
    ),
  }),
  reply: draftDetail,
  errors: ['request_ended', 'too_many_attempts'],
})

/**
 * Gives the social bonus up, or takes that back: whoever has it signs no contract of the free market without (RD 897/2017
 * art. 5.5). For all contracts of electricity that are signed together.
 */
export const renounceBonus = endpoint({
  method: 'PUT',
  path: 'contract_drafts/{id}/bonus_renunciation/',
  summary: 'Give the social bonus up before signing, or take that back.',
  access: 'anonymous',
  switch: newContractSwitches,
  params,
  /** Name of the retailer of reference that applies the bonus; null takes it back. */
  body: z.strictObject({
    retailer: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
    /** Euros paid in the four months before, with the bonus and all taxes; null if nobody says it. */
    paid: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1_000_000)))),
  }),
  reply: draftDetail,
  errors: ['request_ended', 'too_many_attempts'],
})

/** By the model of annex VII, in Spanish; there once the bonus was given up. */
export const downloadBonusRenunciation = endpoint({
  method: 'GET',
  path: 'contract_drafts/{id}/bonus_renunciation/',
  summary: 'The document by which the social bonus is given up, as PDF.',
  access: 'anonymous',
  switch: newContractSwitches,
  params,
  reply: { file: ['application/pdf'] },
  errors: ['documents_unavailable', 'too_many_attempts'],
})

/**
 * Six digits to the address of the contract, ten minutes, five tries; three sendings. One code for all contracts that
 * are signed together.
 */
export const sendDraftCode = endpoint({
  method: 'POST',
  path: 'contract_drafts/{id}/signature/code/',
  summary: 'Send the one-time code with which the contract is signed.',
  access: 'anonymous',
  switch: newContractSwitches,
  params,
  reply: draftDetail,
  errors: ['summary_not_sent', 'request_ended', 'documents_unavailable', 'too_many_attempts'],
})

/** Signs with the code that was sent, and with it all the contracts for which that was sent. */
export const signDraft = endpoint({
  method: 'POST',
  path: 'contract_drafts/{id}/signature/',
  summary: 'Sign the contract with the one-time code.',
  access: 'anonymous',
  switch: newContractSwitches,
  params,
  body: z.strictObject({
    code: z
      .string('required_field')
      .check(z.regex(new RegExp(`^\\d{${signatureCodeDigits}}$`), { error: 'not_valid' })),
  }),
  reply: draftDetail,
  errors: ['request_ended', 'code_wrong', 'code_expired', 'too_many_attempts'],
})

/** Where the outside provider shows the contract; it is handed over the first time somebody asks. */
export const openDraftSignature = endpoint({
  method: 'POST',
  path: 'contract_drafts/{id}/signature/open/',
  summary: 'Address at which the outside provider has the contract signed.',
  access: 'anonymous',
  switch: newContractSwitches,
  params,
  reply: z.object({ url: z.string() }),
  errors: ['summary_not_sent', 'request_ended', 'documents_unavailable', 'too_many_attempts'],
})

/**
 * Contracts that the caller asked for: signed in, or before there was an account, with the tax id and the address that
 * the account has now.
 */
export const listContractDrafts = endpoint({
  method: 'GET',
  path: 'contract_drafts/',
  summary: 'Contracts that the customer asked for, newest first.',
  access: 'customer',
  switch: newContractSwitches,
  reply: z.object({ items: z.array(draftItem) }),
  errors: [],
})
