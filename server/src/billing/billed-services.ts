import { sql, type Selectable, type SqlBool } from 'kysely'
import type { BilledSupply } from '@endoll/domain/billing/billed-supply.ts'
import {
  bonusBillsOf,
  bonusEnergyOf,
  unusedBonusWh,
  type BonusBill,
  type BonusEnergy,
} from '@endoll/domain/billing/social-bonus-carry.ts'
import { findIntersection, type DateSpan } from '@endoll/domain/time/date-span.ts'
import { addDays, END_OF_TIME, type Day } from '@endoll/domain/time/day.ts'
import { heldFrom, type InvoiceRow } from '../platform/access.ts'
import type { Db } from '../platform/db/open.ts'
import type { ContractServiceTable } from '../platform/db/schema.generated.ts'

const FIRST_DAY: Day = '2000-01-01'

function untilAfter(lastDay: Day | null) {
  return lastDay === null ? {} : { to: addDays(lastDay, 1) }
}

/** Services and social bonuses of a contract as their rows say them. */
export function billedServicesOf(rows: readonly Selectable<ContractServiceTable>[]): {
  readonly services: NonNullable<BilledSupply['services']>
  readonly socialBonus: NonNullable<BilledSupply['socialBonus']>
} {
  return {
    services: rows.flatMap(({ name, price_month, start_day, end_day }) =>
      price_month === null
        ? []
        : [{ name, priceMonth: price_month, from: start_day, ...untilAfter(end_day) }],
    ),
    socialBonus: rows.flatMap(({ discount_percent, discount_limit_wh, start_day, end_day }) =>
      discount_percent === null
        ? []
        : [
            {
              from: start_day,
              ...untilAfter(end_day),
              value: { percent: discount_percent, limitWh: discount_limit_wh ?? undefined },
            },
          ],
    ),
  }
}

type BonusRow = ReturnType<typeof billedServicesOf>['socialBonus'][number]

/** A bonus without the days of a span. */
function bonusOutside({ from, to = END_OF_TIME, value }: BonusRow, off: DateSpan): BonusRow[] {
  const before = findIntersection({ from, to }, { from: FIRST_DAY, to: off.from })
  const after = findIntersection({ from, to }, { from: off.to, to: END_OF_TIME })
  return [before, after].flatMap((span) =>
    span ? [{ from: span.from, ...(span.to === END_OF_TIME ? {} : { to: span.to }), value }] : [],
  )
}

/** The days of the past on which a contract had a product other than the PVPC. */
async function listDaysOffPvpc(db: Db, contractId: number): Promise<readonly DateSpan[]> {
  const { rows } = await sql<DateSpan>`
    select "from", "to"
      from (select coalesce(lag(past.end_day) over (order by past.end_day) + 1, ${FIRST_DAY}::date) as "from",
                   past.end_day + 1 as "to", was.pvpc
              from contract_product past join product was on was.code = past.product_code
             where past.contract_id = ${contractId}) as had
     where not pvpc`.execute(db)
  return rows
}

/**
 * Services and social bonuses of a contract since its customer has it; a bonus not on the days on which it had left the
 * PVPC, as it had until a withdrawal from the change (RD 897/2017 art. 6.2).
 */
export async function readBilledServices(
  db: Db,
  contractId: number,
): Promise<ReturnType<typeof billedServicesOf>> {
  const rows = await db
    .selectFrom('contract_service')
    .selectAll()
    .where('contract_id', '=', contractId)
    .where('start_day', '>=', heldFrom(contractId))
    .orderBy('id')
    .execute()
  const { services, socialBonus } = billedServicesOf(rows)
  const daysOff = socialBonus.length > 0 ? await listDaysOffPvpc(db, contractId) : []
  const within = daysOff.reduce(
    (bonuses: readonly BonusRow[], off) => bonuses.flatMap((bonus) => bonusOutside(bonus, off)),
    socialBonus,
  )
  return { services, socialBonus: within }
}

/**
 * What ordinary bills took under a social bonus, oldest first, as far as it was known on a day; what was annulled or
 * made anew by then is not among them. A difference (RA) is left out.
 */
export async function listBonusBills(
  db: Db,
  contractId: number,
  {
    socialBonus = [],
    before = END_OF_TIME,
    known = END_OF_TIME,
  }: Pick<BilledSupply, 'socialBonus'> & { readonly before?: Day; readonly known?: Day },
): Promise<BonusBill[]> {
  if (!socialBonus.some(({ value }) => value.limitWh !== undefined)) return []
  const rows = await db
    .selectFrom('invoice')
    .distinctOn('from_day')
    .select(['from_day', 'to_day', 'energy_wh'])
    .where('contract_id', '=', contractId)
    .where('from_day', '>=', heldFrom(contractId))
    .where('from_day', '<', before)
    .where('day', '<=', known)
    .where('type', 'in', ['N', 'R'])
    .where(
      sql<SqlBool>`not exists (
        select from invoice as undone
         where undone.contract_id = invoice.contract_id and undone.type in ('A', 'B', 'R')
           and undone.rectifies_number = invoice.number and undone.day <= ${known})`,
    )
    .orderBy('from_day')
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const bills = rows.map(({ from_day: from, to_day: to, energy_wh: importWh }) => ({
    span: { from, to },
    importWh,
  }))
  return bonusBillsOf(bills, socialBonus)
}

type BonusInvoice = Pick<InvoiceRow, 'contract_id' | 'day' | 'from_day' | 'to_day' | 'energy_wh' | 'type'>

/**
 * The energy of an ordinary bill with right to the social bonus, and what lies beyond its limit; undefined if no
 * limit is known, and of any other bill.
 */
export async function findBonusEnergy(db: Db, invoice: BonusInvoice): Promise<BonusEnergy | undefined> {
  const { contract_id, day, from_day: from, to_day: to, energy_wh: importWh, type } = invoice
  if (type !== 'N' && type !== 'R') return undefined
  const { socialBonus } = await readBilledServices(db, contract_id)
  const own = bonusBillsOf([{ span: { from, to }, importWh }], socialBonus)
  if (own.length === 0) return undefined
  const before = await listBonusBills(db, contract_id, { socialBonus, before: from, known: day })
  return bonusEnergyOf(own, unusedBonusWh(before, from))
}

/** The last day of the social bonus that held on the day of a bill; undefined if there was none or it has no end. */
export async function findBonusLastDay(
  db: Db,
  { contract_id, day }: Pick<InvoiceRow, 'contract_id' | 'day'>,
): Promise<Day | undefined> {
  const row = await db
    .selectFrom('contract_service')
    .select('end_day')
    .where('contract_id', '=', contract_id)
    .where('kind', '=', 'social_bonus')
    .where('start_day', '>=', heldFrom(contract_id))
    .where('start_day', '<=', day)
    .where('end_day', '>=', day)
    .orderBy('end_day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.end_day ?? undefined
}
