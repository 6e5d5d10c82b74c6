import type { ReplyInput } from '@endoll/api/endpoint.ts'
import type { getMoveOffer } from '@endoll/api/home-moves.ts'
import { kindsOffered } from '@endoll/api/procedures/change-switches.ts'
import { languageOf, type Locale } from '@endoll/api/language.ts'
import { movingDays } from '@endoll/domain/contracting/moving.ts'
import { sql } from 'kysely'
import { supplyAddress } from '../../billing/supply-address.ts'
import { ownContracts, type Owner } from '../../platform/access.ts'
import { todayOf } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Caller } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { leavingOf, listDraftsOfMove } from '../leads/queries.ts'
import { getSupplyEnd, registersOf } from '../procedures/operations.ts'
import { refusedOf, type MoveRow } from './move-row.ts'

/** Supplies of one customer that a move is offered of. */
const mostShown = 20
/** Moves that are shown, the newest first. */
const mostMoves = 5

function ownMoves(db: Db, { customerId }: Owner) {
  return db.selectFrom('home_move').selectAll().where('customer_id', '=', customerId)
}

type Store = Pick<Services, 'db' | 'clock'>

/** A move that is known to be the caller's, with what became of each part. */
export async function moveOnWire(store: Store, owner: Owner, row: MoveRow, locale: Locale) {
  const { contracts, follower } = leavingOf(row)
  const [asked, arriving] = await Promise.all([
    store.db
      .selectFrom('request')
      .select(['id', 'contract_id', 'state', 'due_day'])
      .where('customer_id', '=', owner.customerId)
      .where('home_move_id', '=', row.id)
      .execute(),
    listDraftsOfMove(store, row.id, languageOf(locale)),
  ])
  const refused = refusedOf(row)
  return {
    reference: row.reference,
    last_day: row.last_day,
    first_day: row.first_day,
    created_at: row.created_at,
    leaving: contracts.map(({ id, name, kind, address }) => {
      const request = asked.find(({ contract_id }) => contract_id === id)
      return {
        name,
        kind,
        address,
        request: request ? { id: request.id, state: request.state, due_date: request.due_day } : null,
        refused: refused[String(id)] ?? null,
        follower: follower?.new_name ?? null,
      }
    }),
    arriving: [...arriving],
  }
}

/** A move of the customer. Throws not-found alike for what is absent and what is not theirs. */
export async function getOwnMove(store: Store, owner: Owner, reference: string, locale: Locale) {
  const row = await ownMoves(store.db, owner).where('reference', '=', reference).executeTakeFirst()
  if (!row) throw notFound()
  return moveOnWire(store, owner, row, locale)
}

/** The offer on sale today of the product that a contract has; null where there is none. */
function onSale(today: string) {
  return sql<number | null>`(
    select product_offer.id from product_offer
     where product_offer.product_code = contract.product_code and product_offer.tariff = contract.tariff
       and product_offer.from_day <= ${today}::date
       and (product_offer.to_day is null or product_offer.to_day > ${today}::date)
     order by product_offer.id limit 1)`
}

/** What a customer who moves can leave, and from when the new home can be supplied. */
export async function readOffer(
  services: Services,
  caller: Caller,
  locale: Locale,
): Promise<ReplyInput<typeof getMoveOffer>> {
  const { db, deployment } = services
  const today = todayOf(services)
  const customer = await db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .select(['account.email', 'account.mobile', 'customer.kind'])
    .where('account.id', '=', caller.accountId)
    .where('customer.id', '=', caller.customerId)
    .executeTakeFirstOrThrow()
  const rows = await ownContracts(db, caller)
    .selectAll('contract')
    .select(onSale(today).as('offer'))
    .where('contract.state', '=', 'activa')
    .where('contract.kind', 'in', [...kindsOffered('end_supply', deployment.switches), 'electricity'])
    .orderBy('contract.supply_street')
    .orderBy('contract.kind')
    .orderBy('contract.id')
    .limit(mostShown)
    .execute()
  const supplies = await Promise.all(
    rows.map(async (row) => {
      const { refusal } = await getSupplyEnd(services, caller, row.name)
      return {
        name: row.name,
        kind: row.kind,
        address: supplyAddress(row),
        registers: registersOf(row),
        offer: row.offer,
        refusal: refusal?.code ?? null,
      }
    }),
  )
  const moves = await ownMoves(db, caller).orderBy('id', 'desc').limit(mostMoves).execute()
  return {
    ...movingDays(today),
    supplies,
    mobile: customer.mobile,
    email: customer.email,
    hand_over: deployment.switches.changeHolder,
    refusal:
      rows.length === 0
        ? 'no_contract'
        : customer.kind === 'company'
          ? 'company'
          : rows.every(({ iban }) => iban === null)
            ? 'no_account'
            : null,
    moves: await Promise.all(moves.map((row) => moveOnWire(services, caller, row, locale))),
  }
}
