import type { Locale } from '@endoll/api/language.ts'
import { sql } from 'kysely'
import { storedForms } from '../../../platform/at-rest/seal.ts'
import type { Db } from '../../../platform/db/open.ts'
import { at } from '../../../platform/db/at.ts'
import { trustedAfterMs } from './signing-address.ts'

/** A customer whom the retailer or an account knows by tax id. */
export interface KnownPerson {
  /** Of the customer. */
  readonly id: number
  readonly code: string
  readonly name: string
  /** Null if nobody can sign in yet. */
  readonly accountId: number | null
  /** In lower case: of the account, else of the retailer's file. Null if neither has one: then no mail is sent. */
  readonly address: string | null
  readonly mobile: string | null
}

/**
 * The customers of a tax id, those first who sign in themselves; none of an empty one, which accounts have that were only
 * registered. The database does this outside of a customer's wall.
 */
export async function listKnownPersons(db: Db, nif: string, nowMs: number): Promise<KnownPerson[]> {
  if (nif === '') return []
  const trustedSince = at(nowMs - trustedAfterMs)
  const { rows } = await sql<KnownPerson>`
    select id, code, name, account_id as "accountId", address, mobile
      from unnest(${storedForms('tax-id', nif)}::text[]) as form, known_persons(form, ${trustedSince})`.execute(
    db,
  )
  return rows
}

/** The language in which they are written to; undefined where they have no account. */
export async function findLanguageOf(
  db: Db,
  { accountId }: Pick<KnownPerson, 'accountId'>,
): Promise<Locale | undefined> {
  if (accountId === null) return undefined
  const { rows } = await sql<{ readonly locale: Locale | null }>`
    select language_of_account(${accountId}::bigint) as locale`.execute(db)
  return rows[0]?.locale ?? undefined
}

/** Whom an address may be written to, and as whom. */
export interface Reached {
  /** The customer with that tax id, if any. */
  readonly known: KnownPerson | undefined
  /** Null if somebody is known of whom neither the retailer nor an account has an address. */
  readonly address: string | null
}

/**
 * Who somebody is whose tax id and mailbox another person may have typed: of several customers with the tax id `chosen`
 * (an id), or the one with that mailbox. A customer is only ever reached at an address that the retailer or the account
 * has; the mailbox that was typed counts for whom nobody knows, and opens nothing of a customer (docs/security.md, "Who
 * may become whom").
 */
export async function reach(
  db: Db,
  {
    nif,
    typed,
    chosen = null,
  }: { readonly nif: string; readonly typed: string; readonly chosen?: number | null },
  nowMs: number,
): Promise<Reached> {
  const persons = await listKnownPersons(db, nif, nowMs)
  const known =
    persons.find(({ id }) => id === chosen) ??
    persons.find(({ address }) => address === typed.toLowerCase()) ??
    persons[0]
  return { known, address: known ? known.address : typed.toLowerCase() }
}
