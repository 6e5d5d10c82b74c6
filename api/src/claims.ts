import * as z from 'zod/mini'
import { caseLimits, claimFact, claiming, factKinds } from './cases.ts'
import { contractName } from './contracts.ts'
import { endpoint } from './endpoint.ts'
import { fileInJson } from './files.ts'
import { writtenText } from './written-text.ts'
import { rowId } from './whole-number.ts'
import { pathText } from './path-text.ts'

const switches = claiming
/** In place of a contract's name, of who has none. */
export const noContract = 'none'

/** Only those that fit the contract; all of them without one. */
const ofContract = z.object({ contract: z.optional(contractName) })

export const listClaimTypes = endpoint({
  method: 'GET',
  path: 'atc/tipus',
  summary: 'Types of claims (CNMC table 81).',
  access: 'customer',
  delegate: 'manage',
  switch: switches,
  query: ofContract,
  reply: z.array(z.object({ id: z.string(), label: z.string() })),
  errors: [],
})

export const listClaimSubtypes = endpoint({
  method: 'GET',
  path: 'atc/tipus/{tipus}/subtipus',
  summary: 'Subtypes of a type of claims (CNMC table 82).',
  access: 'customer',
  delegate: 'manage',
  switch: switches,
  params: z.object({ tipus: pathText }),
  query: ofContract,
  /** `name` is the number of the table, `desc` its words. */
  reply: z.array(z.object({ name: z.string(), desc: z.string() })),
  errors: [],
})

const code = z.string('required_field').check(z.minLength(1, 'required_field'), z.maxLength(3, 'not_valid'))

/** Newest first, bills before what is read and asked. */
export const listClaimFacts = endpoint({
  method: 'GET',
  path: 'contracts/{contract}/atc/facts/',
  summary: 'What of a contract a claim can be about: bills, readings, requests.',
  access: 'customer',
  delegate: 'manage',
  switch: switches,
  params: z.object({ contract: contractName }),
  reply: z.array(claimFact),
  errors: [],
})

/** Most facts of one claim. */
export const mostFacts = 20

/** A claim is a case with a legal day of answer: it is read and answered at `crm/cases/{id}/`. */
export const sendClaim = endpoint({
  method: 'POST',
  path: 'contracts/{contract}/atc/',
  summary: 'Send a claim about a contract, or about `none` where the customer has none.',
  access: 'customer',
  delegate: 'manage',
  keyed: true,
  switch: switches,
  files: 'json',
  params: z.object({ contract: contractName }),
  body: z.strictObject({
    /** The same as in the path. */
    contract: z.string('required_field').check(z.minLength(1, 'required_field')),
    tipus: code,
    subtipus: code,
    comments: writtenText(caseLimits.text),
    attachment: z._default(z.array(fileInJson).check(z.maxLength(caseLimits.files)), []),
    /** What it is about, of those that `facts/` names. */
    facts: z._default(
      z
        .array(z.strictObject({ kind: z.enum(factKinds), id: z.int().check(z.gte(1, 'not_valid')) }))
        .check(z.maxLength(mostFacts)),
      [],
    ),
  }),
  reply: z.object({
    /** Id of the claim, which is that of its case. */
    result: z.int(),
    reference: z.string(),
    /** By when the law wants it answered. */
    answer_due_date: z.string(),
  }),
  errors: ['key_reused', 'too_many_attempts'],
})

/** What the customer keeps of a claim; the same bytes whenever it is asked for. */
export const downloadAcknowledgement = endpoint({
  method: 'GET',
  path: 'crm/cases/{id}/acknowledgement/',
  summary: 'The acknowledgement of a claim as PDF.',
  access: 'customer',
  delegate: 'manage',
  cookie: true,
  switch: switches,
  params: z.object({ id: rowId }),
  reply: { file: ['application/pdf'] },
  errors: ['documents_unavailable'],
})
