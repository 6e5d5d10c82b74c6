import { residenceTypes } from '@endoll/domain/contracting/home-activity.ts'
import * as z from 'zod/mini'
import { fileInJson } from './files.ts'
import { languages } from './language.ts'
import { storable, typedName } from './written-text.ts'

/** 128 random bits: a lead, or the draft of a contract. */
export const secretId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

const personName = typedName()
const text = z.string().check(z.maxLength(300, 'too_long'), storable)
const listNumber = z.nullable(z.int().check(z.gte(1), z.lte(1_000_000)))
export const leadFiles = z.array(fileInJson).check(z.maxLength(3))
const addressParts = {
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
  first_name: personName,
  surname1: personName,
  surname2: personName,
})

const company = z.strictObject({
  type: z.literal('J'),
  changeOwner: z.boolean(),
  name: typedName('company'),
  /** With the prefix ES; of a contract of gas without it. */
  juridic_vat: text,
  rep_name: personName,
  rep_surname1: personName,
  rep_surname2: personName,
  rep_vat: text,
  rep_name_full: typedName('representative'),
})

/** What leads of electricity and of gas have in common; null if it is not answered. Source: visitor-area.md §3.3. */
export const leadFields = {
  owner: z.nullable(z.discriminatedUnion('type', [person, company])),
  cups: z.strictObject({ name: text, ...addressParts, dp: text }),
  cnae: z.strictObject({
    cnae: z.int().check(z.gte(1), z.lte(1_000_000)),
    vivienda: z.nullable(z.enum(residenceTypes)),
  }),
  owner_address: z.nullable(
    z.strictObject({ different_address: z.boolean(), ...addressParts, zip: text, email: text, mobile: text }),
  ),
  bank: z.strictObject({ iban: z.nullable(text), owner_is_bank_owner: z.boolean() }),
  activeContract: z.nullable(z.boolean()),
  authType: z.enum(['anonymous', 'session']),
  accept_gdpr: z.boolean(),
  accept_ov_conditions: z.boolean(),
  comerOrigin: listNumber,
  invoice: leadFiles,
  nif_faceup: z.nullable(fileInJson),
  nif_facedown: z.nullable(fileInJson),
  promotional_code: z.string().check(z.maxLength(40, 'too_long'), storable),
  cif: leadFiles,
  commsLanguage: z.nullable(z.enum(languages)),
  /** Number of the access tariff: CNMC's, or of gas that of its name. */
  tarifaATR: listNumber,
  /** Id of the product as its list has it. */
  tarifa: listNumber,
  /** home 1, you 2, contract 3, payment 4, confirmation 5. */
  step: z.int().check(z.gte(1), z.lte(5)),
  /** Sends it: the lead becomes the draft of a contract. */
  confirm: z.boolean(),
}

/** Why a lead is not taken on: said in words in `result.render` too. */
export const leadRejections = ['dni_invalid', 'bad_score'] as const
export type LeadRejection = (typeof leadRejections)[number]

export const leadReply = z.object({
  status: z.enum(['OK', 'ERROR']),
  lead_id: secretId,
  /** Null until it is sent. */
  result: z.nullable(
    z.object({
      error: z.nullable(z.enum(leadRejections)),
      render: z.object({ format: z.enum(['html', 'markdown']), body: z.string() }),
      /** Of the contract that waits for its signature; null if it was rejected. */
      contract: z.nullable(z.object({ id: secretId, reference: z.string() })),
    }),
  ),
})
export type LeadReply = z.infer<typeof leadReply>

/** Use of a year by the code of a bill of 2.0TD: whole kWh of P1, P2 and P3 with | between them. */
export const billUse = z.optional(z.string().check(z.regex(/^\d{1,7}\|\d{1,7}\|\d{1,7}$/)))

/** What a move is quoted by (home-moves.ts). */
export const moveReference = z.string().check(z.regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/))

/** The move of a customer that a lead is part of: who asks and how it is paid follow from the contract that is left. */
export const ofMove = { home_move: z.optional(moveReference) }
