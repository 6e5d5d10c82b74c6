import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/open.ts'

/** A social bonus that ended because its contract left the PVPC. */
export interface EndedBonus {
  readonly contract: string
  readonly product: string
  /** Its last day. */
  readonly lastDay: Day
  /** Its row as it was: JSON with days as text. */
  readonly row: BonusRow
}

/** A row of a social bonus as it is kept with the change of product that ended it. */
export interface BonusRow {
  readonly name: string
  readonly start_day: Day
  readonly end_day: Day | null
}

/**
 * Ends the social bonuses of contracts that have left the PVPC, of one contract or of all: the last day is that of the
 * PVPC since the bonus began, the day before today where that is not known; one that has not begun by then goes. Source:
 * RD 897/2017 arts 6.2 and 6.4 (a discount on the PVPC).
 */
export async function endBonusesOffPvpc(
  db: Db,
  { today, contractId = null }: { readonly today: Day; readonly contractId?: number | null },
): Promise<EndedBonus[]> {
  const { rows } = await sql<EndedBonus & { id: number; isGone: boolean }>`
    select id, contract, product, last_day as "lastDay", start_day > last_day as "isGone", service_row as row
      from (select service.id, to_jsonb(service) as service_row, service.start_day, service.end_day, contract.name as contract,
                   contract.product_code as product,
                   coalesce((select max(past.end_day)
                               from contract_product past join product was on was.code = past.product_code
                              where past.contract_id = contract.id and was.pvpc
                                and past.end_day >= service.start_day),
                            ${addDays(today, -1)}::date) as last_day
              from contract_service service
              join contract on contract.id = service.contract_id
              join product on product.code = contract.product_code
             where service.kind = 'social_bonus' and not product.pvpc
               and (service.end_day is null or service.end_day >= ${today})
               and (${contractId}::bigint is null or contract.id = ${contractId})) as left_pvpc
     where end_day is null or end_day > last_day
     order by contract, id`.execute(db)
  for (const { id, isGone, lastDay } of rows) {
    await (isGone
      ? db.deleteFrom('contract_service').where('id', '=', id).execute()
      : db.updateTable('contract_service').set({ end_day: lastDay }).where('id', '=', id).execute())
  }
  return rows.map(({ contract, product, lastDay, row }) => ({ contract, product, lastDay, row }))
}

/**
 * Gives a contract whose change of product is withdrawn from the social bonuses that it had lost by it, each row as it was:
 * the retailer's file knows it by its first day. One that the file has ended before the change stays as it is.
 */
export async function bringBonusesBack(
  db: Db,
  { contractId, changedFrom, rows }: { contractId: number; changedFrom: Day; rows: unknown },
): Promise<void> {
  await sql`
    insert into contract_service
           (contract_id, kind, name, start_day, end_day, price_month, discount_percent, discount_limit_wh)
    select ${contractId}, kind, name, start_day, end_day, price_month, discount_percent, discount_limit_wh
      from jsonb_populate_recordset(null::contract_service, ${JSON.stringify(rows)}::jsonb)
        on conflict (contract_id, kind, name, start_day) do update set end_day = excluded.end_day
     where contract_service.end_day >= ${addDays(changedFrom, -1)}::date`.execute(db)
}
