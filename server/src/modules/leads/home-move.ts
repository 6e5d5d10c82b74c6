import type { SupplyKind } from '@endoll/api/contracts.ts'
import type { BodyOf } from '@endoll/api/endpoint.ts'
import type { beginMove } from '@endoll/api/home-moves.ts'
import { languageOf } from '@endoll/api/language.ts'
import { nameParts, startsEarly } from '@endoll/domain/contracting/moving.ts'
import type { Selectable } from 'kysely'
import { instantText } from '@endoll/domain/time/instant.ts'
import { ownContracts, type Owner } from '../../platform/access.ts'
import { unsealJson } from '../../platform/at-rest/seal.ts'
import { contractIban } from '../../platform/contract-iban.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { HomeMoveTable } from '../../platform/db/schema.generated.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Caller } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import type { DraftRow } from './draft.ts'
import type { LeadPayload, LeadRow, Sender } from './lead-row.ts'

/** What is left, as a move keeps it: a contract that has gone to who follows is not the mover's to read any more. */
export interface Leaving {
  readonly contracts: readonly {
    readonly id: number
    readonly name: string
    readonly kind: SupplyKind
    readonly address: string
    readonly readings: readonly number[] | null
  }[]
  readonly mobile: string
  readonly follower: BodyOf<typeof beginMove>['follower']
}

export function leavingOf({
  reference,
  leaving,
}: Pick<Selectable<HomeMoveTable>, 'reference' | 'leaving'>): Leaving {
  return unsealJson('home_move.leaving', { reference }, leaving) as Leaving
}

/** The move of the customer who sends a lead. Throws not-found alike for one of somebody else and one that is not there. */
async function getOwnMove(
  db: Db,
  { accountId, customerId }: Pick<Caller, 'accountId' | 'customerId'>,
  reference: string,
) {
  const row = await db
    .selectFrom('home_move')
    .innerJoin('account', 'account.id', 'home_move.account_id')
    .innerJoin('customer', 'customer.id', 'home_move.customer_id')
    .select([
      'home_move.id',
      'home_move.reference',
      'home_move.leaving',
      'account.email',
      'customer.name',
      'customer.nif',
    ])
    .select('customer.given_name')
    .where('home_move.reference', '=', reference)
    .where('home_move.account_id', '=', accountId)
    .where('home_move.customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { ...row, leaving: leavingOf(row) }
}

/** The account that the first of what is left that has one is paid from. */
async function findIban(db: Db, owner: Owner, { contracts }: Leaving): Promise<string | null> {
  const rows = await ownContracts(db, owner)
    .select(['contract.id', 'contract.name', 'contract.iban'])
    .where(
      'contract.id',
      'in',
      contracts.map(({ id }) => id),
    )
    .orderBy('contract.id')
    .execute()
  return rows.map(contractIban).find((iban) => iban !== null) ?? null
}

/**
 * The lead of somebody who moves: who signs, where they are reached and how it is paid follow from their account and the
 * contract that is left, so that nothing of it is asked again, whatever the payload says of it.
 */
export async function fillFromMove(
  { db }: Pick<Services, 'db'>,
  payload: LeadPayload,
  sender: Sender,
  reference: string,
): Promise<{ readonly payload: LeadPayload; readonly homeMoveId: number }> {
  const { caller } = sender
  if (!caller) throw notFound()
  const { id, leaving, email, name, nif, given_name: given } = await getOwnMove(db, caller, reference)
  const { first, surnames } = nameParts(name, given)
  const { name: _cups, dp: zip, ...address } = payload.cups
  const filled = {
    ...payload,
    owner: {
      type: 'F' as const,
      // Whoever lived there before has it until now.
      changeOwner: payload.activeContract === true,
      fisic_vat: nif,
      first_name: first,
      surname1: surnames,
      surname2: '',
    },
    owner_address: { ...address, zip, different_address: false, email, mobile: leaving.mobile },
    bank: { iban: await findIban(db, caller, leaving), owner_is_bank_owner: true },
    commsLanguage: payload.commsLanguage ?? languageOf(sender.locale),
  }
  return { payload: filled, homeMoveId: id }
}

/** The day that a move wishes for the contract of the new home, and that it was asked for early where it is. */
export async function wishOfMove(
  db: Db,
  services: Pick<Services, 'clock'>,
  { home_move_id: id }: Pick<LeadRow, 'home_move_id'>,
): Promise<{ readonly wished_day?: string; readonly early_start_at?: string }> {
  if (id === null) return {}
  const { first_day: day } = await db
    .selectFrom('home_move')
    .select('first_day')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    wished_day: day,
    ...(startsEarly(day, todayOf(services)) ? { early_start_at: instantText(services.clock.nowMs()) } : {}),
  }
}

/** What the signature of a contract asks for besides, of who moves; null of any other. */
export async function moveOfDraft(db: Db, { lead_id: lead }: Pick<DraftRow, 'lead_id'>) {
  const row = await db
    .selectFrom('home_move')
    .innerJoin('lead', 'lead.home_move_id', 'home_move.id')
    .select(['home_move.reference', 'home_move.last_day', 'home_move.leaving', 'home_move.leaving_hash'])
    .where('lead.id', '=', lead)
    .executeTakeFirst()
  if (!row) return null
  const { contracts, follower } = leavingOf(row)
  return {
    shown: {
      reference: row.reference,
      last_day: row.last_day,
      contracts: contracts.map(({ name }) => name),
      follower: follower?.new_name ?? null,
    },
    sha256: row.leaving_hash.toString('hex'),
  }
}
