import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { languages, locales } from './language.ts'
import { billUse, ofMove, leadFields, leadFiles, leadReply, secretId } from './lead-parts.ts'
import { newContractSwitches } from './new-contract-switches.ts'
import { storable } from './written-text.ts'

/** In W. */
const power = z.nullable(z.int().check(z.gte(1), z.lte(2_000_000_000)))

/** What somebody who becomes a customer has answered so far; null if it is not. Source: visitor-area.md §3.3. */
export const lead = z.strictObject({
  ...leadFields,
  power,
  power2: power,
  power3: power,
  power4: power,
  power5: power,
  power6: power,
  selfcons: z.nullable(z.boolean()),
  selfcons_attach: leadFiles,
  selfconsCode: z.string().check(z.maxLength(4), storable),
})
export type LeadInput = z.input<typeof lead>
export type Lead = z.infer<typeof lead>

/** What the first year of the summary is computed with, as beside the products; the lead has no field for it. */
const leadUse = z.object({ yearly_use: billUse, ...ofMove })

/** A lead that is not sent is only kept where `leads` is on: a visitor consents by sending it. */
export const createLead = endpoint({
  method: 'POST',
  path: 'leads',
  summary: 'Record what somebody who becomes a customer has answered, or send it.',
  access: 'visitor',
  keyed: true,
  switch: 'newElectricityContractation',
  files: 'json',
  query: leadUse,
  body: lead,
  reply: leadReply,
  errors: ['too_many_attempts', 'key_reused'],
})

/** The same for a lead of the same browser, or of the same customer. Once it was sent it stays as it is. */
export const updateLead = endpoint({
  method: 'PUT',
  path: 'leads/{id}',
  summary: 'Record further answers of a lead, or send it.',
  access: 'visitor',
  switch: 'newElectricityContractation',
  files: 'json',
  params: z.object({ id: secretId }),
  query: leadUse,
  body: lead,
  reply: leadReply,
  errors: ['too_many_attempts', 'request_ended'],
})

/** The consent is taken back: nothing of the lead is kept. */
export const withdrawLead = endpoint({
  method: 'POST',
  path: 'leads/{id}/withdraw/',
  summary: 'Take back the consent to record a lead, which is erased.',
  access: 'visitor',
  switch: 'leads',
  params: z.object({ id: secretId }),
  reply: z.object({ status: z.literal('OK') }),
  errors: ['request_ended', 'too_many_attempts'],
})

export const checkLeadIdentity = endpoint({
  method: 'GET',
  path: 'leads/dni-validation/{id}',
  summary: 'Whether the identity document of a lead is registered with its name.',
  access: 'visitor',
  switch: 'leads',
  params: z.object({ id: secretId }),
  reply: z.object({ dni_valid: z.boolean() }),
  errors: ['too_many_attempts'],
})

export const checkLeadSolvency = endpoint({
  method: 'GET',
  path: 'leads/solvencia/{id}',
  summary: 'Whether whoever a lead names may be given a contract.',
  access: 'visitor',
  switch: 'leads',
  params: z.object({ id: secretId }),
  reply: z.object({ scoring: z.boolean() }),
  errors: ['too_many_attempts'],
})

/** Found by the id alone, which only who has sent it knows, by the page and by mail. */
export const downloadPreContract = endpoint({
  method: 'GET',
  path: 'contract_drafts/{id}/summary/',
  summary: 'The summary of a contract before it is signed.',
  access: 'anonymous',
  switch: newContractSwitches,
  params: z.object({ id: secretId }),
  reply: { file: ['application/pdf'] },
  errors: ['documents_unavailable', 'too_many_attempts'],
})

export const consentKinds = ['leads', 'conditions', 'privacy'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** What somebody agreed to: the text as it stood there, by its version and hash. */
export const consentGiven = z.object({
  kind: z.enum(consentKinds),
  version: z.string(),
  language: z.enum(languages),
  text_sha256: z.string(),
  at: z.string(),
})

const leadForRetailer = z.object({
  id: secretId,
  kind: z.enum(['electricity', 'gas']),
  /** The same of all leads that belong together; null of one alone. */
  group: z.nullable(secretId),
  step: z.int(),
  locale: z.enum(locales),
  created_at: z.string(),
  updated_at: z.string(),
  confirmed_at: z.nullable(z.string()),
  /** Reference of its contract, once it was sent. */
  contract: z.nullable(z.string()),
  consents: z.array(consentGiven),
  /** As it was sent; files by their ids. */
  lead: z.record(z.string(), z.unknown()),
})

/** Those that have changed since an instant, oldest change first. */
export const listLeads = endpoint({
  method: 'GET',
  path: 'retailer/leads/',
  summary: 'Leads, by when they were changed.',
  access: 'system',
  switch: newContractSwitches,
  query: z.object({
    // From year 1 on: PostgreSQL knows no year 0.
    since: z.optional(z.iso.datetime().check(z.refine((instant) => !instant.startsWith('0000')))),
    offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
  }),
  reply: z.object({ leads: z.array(leadForRetailer), total: z.int() }),
  errors: [],
})
