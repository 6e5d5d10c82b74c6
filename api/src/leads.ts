import { residenceTypes } from '@endoll/domain/contracting/home-activity.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fileInJson } from './files.ts'
import { languages, locales } from './language.ts'

/** 128 random bits: a lead, or the draft of a contract. */
const secretId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

const text = z.string().check(z.maxLength(300, 'too_long'))
const listNumber = z.nullable(z.int().check(z.gte(1), z.lte(1_000_000)))
const files = z.array(fileInJson).check(z.maxLength(3))
/** In W. */
const power = z.nullable(z.int().check(z.gte(1), z.lte(2_000_000_000)))

const place = {
  state: text,
  municipi: text,
  poblacio: text,
  tv: text,
  nv: text,
  pnp: text,
  bq: text,
  es: text,
  pt: text,
  pu: text,
  aclarador: text,
  ref_catastral: text,
}

const person = z.strictObject({
  type: z.literal('F'),
  changeOwner: z.boolean(),
  fisic_vat: text,
  first_name: text,
  surname1: text,
  surname2: text,
})

const company = z.strictObject({
  type: z.literal('J'),
  changeOwner: z.boolean(),
  name: text,
  /** With the prefix ES. */
  juridic_vat: text,
  rep_name: text,
  rep_surname1: text,
  rep_surname2: text,
  rep_vat: text,
  rep_name_full: text,
})

/** What somebody who becomes a customer has answered so far; null where it is not. Source: visitor-area.md §3.3. */
const lead = z.strictObject({
  owner: z.nullable(z.discriminatedUnion('type', [person, company])),
  cups: z.strictObject({ name: text, ...place, dp: text }),
  cnae: z.strictObject({
    cnae: z.int().check(z.gte(1), z.lte(1_000_000)),
    vivienda: z.nullable(z.enum(residenceTypes)),
  }),
  owner_address: z.nullable(
    z.strictObject({ different_address: z.boolean(), ...place, zip: text, email: text, mobile: text }),
  ),
  bank: z.strictObject({ iban: z.nullable(text), owner_is_bank_owner: z.boolean() }),
  activeContract: z.nullable(z.boolean()),
  authType: z.enum(['anonymous', 'session']),
  accept_gdpr: z.boolean(),
  accept_ov_conditions: z.boolean(),
  comerOrigin: listNumber,
  invoice: files,
  nif_faceup: z.nullable(fileInJson),
  nif_facedown: z.nullable(fileInJson),
  promotional_code: z.string().check(z.maxLength(40, 'too_long')),
  cif: files,
  commsLanguage: z.nullable(z.enum(languages)),
  power,
  power2: power,
  power3: power,
  power4: power,
  power5: power,
  power6: power,
  /** CNMC's number of the access tariff. */
  tarifaATR: listNumber,
  selfcons: z.nullable(z.boolean()),
  selfcons_attach: files,
  selfconsCode: z.string().check(z.maxLength(4)),
  /** Id of the product as `pricelist` has it. */
  tarifa: listNumber,
  /** home 1, you 2, contract 3, payment 4, confirmation 5. */
  step: z.int().check(z.gte(1), z.lte(5)),
  /** Sends it: the lead becomes the draft of a contract. */
  confirm: z.boolean(),
})
export type LeadInput = z.input<typeof lead>
export type Lead = z.infer<typeof lead>

/** Why a lead is not taken on: said in words in `result.render` too. */
export const leadRejections = ['dni_invalid', 'bad_score'] as const
export type LeadRejection = (typeof leadRejections)[number]

const confirmReply = z.object({
  status: z.enum(['OK', 'ERROR']),
  lead_id: secretId,
  /** Null until it is sent. */
  result: z.nullable(
    z.object({
      error: z.nullable(z.enum(leadRejections)),
      render: z.object({ format: z.enum(['html', 'markdown']), body: z.string() }),
      /** Of the contract that waits for its signature; null where it was rejected. */
      contract: z.nullable(z.object({ id: secretId, reference: z.string() })),
    }),
  ),
})
export type LeadReply = z.infer<typeof confirmReply>

/** A lead that is not sent is only kept where `leads` is on: a visitor consents by sending it. */
export const createLead = endpoint({
  method: 'POST',
  path: 'leads',
  summary: 'Record what somebody who becomes a customer has answered, or send it.',
  access: 'visitor',
  switch: 'newElectricityContractation',
  files: 'json',
  body: lead,
  reply: confirmReply,
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
  body: lead,
  reply: confirmReply,
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
  switch: 'newElectricityContractation',
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
  switch: 'newElectricityContractation',
  query: z.object({
    // From year 1 on: PostgreSQL knows no year 0.
    since: z.optional(z.iso.datetime().check(z.refine((instant) => !instant.startsWith('0000')))),
    offset: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
  }),
  reply: z.object({ leads: z.array(leadForRetailer), total: z.int() }),
  errors: [],
})
