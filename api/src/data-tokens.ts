/** Tokens by which programs of the customer's own read their data (data.ts), and secret addresses of calendars. */
import * as z from 'zod/mini'
import { contractNameLength, contractNamePattern } from './contract-name.ts'
import { endpoint } from './endpoint.ts'
import { rowId } from './whole-number.ts'

/** `data` reads the API of one's own data, `calendar` is part of an address that only shows days. */
export const tokenKinds = ['data', 'calendar'] as const
export type TokenKind = (typeof tokenKinds)[number]

/** Longest name of a token. */
export const longestTokenName = 60
/** A token for data ends after so many months at most. */
export const longestTokenMonths = 24
/** Contracts that one token can name; more is asked for as all of them. */
const mostContracts = 100

const dataToken = z.object({
  id: z.int(),
  kind: z.enum(tokenKinds),
  name: z.string(),
  /** Names of the contracts that it shows; null of all, those to come included. */
  contracts: z.nullable(z.array(z.string())),
  /** Who made it for the customer; null of the customer. */
  made_by: z.nullable(z.string()),
  start_date: z.string(),
  /** The last day; null until somebody ends it. */
  end_date: z.nullable(z.string()),
  /** When it was last used, to the minute; null if it never was. */
  used_at: z.nullable(z.string()),
})
export type DataToken = z.infer<typeof dataToken>

const tokens = z.object({ tokens: z.array(dataToken) })

const common = { access: 'customer', delegate: 'look', switch: 'dataAccess' } as const

export const listDataTokens = endpoint({
  ...common,
  method: 'GET',
  path: 'data_tokens/',
  summary: 'Tokens and calendars that show data of the customer; to a delegate those that they made.',
  reply: tokens,
  errors: [],
})

/** What is made is shown this once; its hash is kept. */
export const createDataToken = endpoint({
  ...common,
  method: 'POST',
  path: 'data_tokens/',
  summary: 'Makes a token that reads data, or the secret address of a calendar.',
  stepUp: true,
  body: z.strictObject({
    kind: z.enum(tokenKinds, 'not_valid'),
    name: z
      .string('required_field')
      .check(z.trim(), z.minLength(1, 'required_field'), z.maxLength(longestTokenName, 'not_valid')),
    contracts: z.nullable(
      z
        .array(z.string().check(z.regex(contractNamePattern, 'not_valid'), z.maxLength(contractNameLength)))
        .check(z.minLength(1, 'required_field'), z.maxLength(mostContracts, 'not_valid')),
    ),
    /** The last day; only a calendar may go without. */
    end_date: z.nullable(z.iso.date('date_not_valid')),
  }),
  reply: z.extend(tokens, {
    /** Of `data` the token, of `calendar` the path of its address. */
    secret: z.string(),
  }),
  errors: ['step_up_required', 'too_many_attempts'],
})

export const endDataToken = endpoint({
  ...common,
  method: 'POST',
  path: 'data_tokens/{id}/end/',
  summary: 'Ends a token or a calendar at once.',
  params: z.object({ id: rowId }),
  reply: tokens,
  errors: [],
})
