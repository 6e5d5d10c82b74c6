import { sql } from 'kysely'
import type { ReplyInput } from '@endoll/api/endpoint.ts'
import type { AccrualItem, listAccruals as call } from '@endoll/api/portfolio.ts'
import { languageOf, type Locale } from '@endoll/api/language.ts'
import type { SupplyKind } from '@endoll/api/contracts.ts'
import { centsToEuroNumber } from '@endoll/domain/money.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { addMonths, firstDayOfMonth, monthOf, type Day } from '@endoll/domain/time/day.ts'
import type { ContractRow, Owner } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import type { SentFile } from '../../platform/http/implement.ts'
import type { SheetCell } from '../../platform/spreadsheet.ts'
import type { TableColumn } from '../../platform/table-sheet.ts'
import { tableFile } from '../../platform/table-file.ts'
import { texts as serverTexts } from '../../texts.ts'
import { readAccrual } from '../insight/queries.ts'
import { reviewed } from './reviewed.ts'

/** What a month's days come to that are not billed: cents without IVA, IGIC or IPSI; null where that is not known. */
interface KeptAccrual {
  /** YYYY-MM */
  readonly month: string
  readonly from: Day | null
  /** The day after the last. */
  readonly to: Day | null
  readonly wh: number | null
  readonly cents: number | null
}

/** Of the present month and of the one before, as far as days of them are not billed. */
export async function listAccruals(db: Db, contract: ContractRow, today: Day): Promise<KeptAccrual[]> {
  const present = firstDayOfMonth(today)
  const months = [present, addMonths(present, -1)].map((from) => ({ from, to: addMonths(from, 1) }))
  const kept: KeptAccrual[] = []
  for (const span of months) {
    const month = monthOf(span.from)
    const accrual = await readAccrual(db, contract, { month: span, today })
    if (accrual === 'none') continue
    const { from = null, to = null } = accrual?.span ?? {}
    kept.push({ month, from, to, wh: accrual?.wh ?? null, cents: accrual?.cents ?? null })
  }
  return kept
}

/** The accruals that the last reviews kept, a row each. */
function accrued(db: Db, owner: Owner) {
  return reviewed(db, owner).crossJoinLateral(
    sql<{ said: KeptAccrual }>`jsonb_array_elements(supply_review.accruals)`.as<'found'>(sql`found(said)`),
  )
}

const month = sql<string>`found.said ->> 'month'`
const cents = sql<number | null>`(found.said ->> 'cents')::bigint`

/** What is not billed yet over the customer's supplies, the present month first. */
export async function readAccruals(db: Db, owner: Owner): Promise<ReplyInput<typeof call>> {
  const [rows, oldest] = await Promise.all([
    accrued(db, owner)
      .select([
        month.as('month'),
        sql<number>`count(*)::int`.as('supplies'),
        sql<number>`(count(*) filter (where ${cents} is null))::int`.as('unknown'),
        sql<number>`coalesce(sum(${cents}) filter (where contract.kind = 'electricity'), 0)::bigint`.as(
          'electricity',
        ),
        sql<number>`coalesce(sum(${cents}) filter (where contract.kind = 'gas'), 0)::bigint`.as('gas'),
      ])
      .groupBy('month')
      .orderBy('month', 'desc')
      .execute(),
    reviewed(db, owner)
      .select(sql<Day | null>`min(supply_review.day)`.as('day'))
      .executeTakeFirst(),
  ])
  return {
    oldest_day: oldest?.day ?? null,
    months: rows.map((row): AccrualItem => ({
      month: row.month,
      reversal_date: reversalOf(row.month),
      supplies: row.supplies,
      unknown: row.unknown,
      electricity: centsToEuroNumber(row.electricity),
      gas: centsToEuroNumber(row.gas),
      amount: centsToEuroNumber(row.electricity + row.gas),
    })),
  }
}

/** The first day of the next month. */
function reversalOf(asked: string): Day {
  return addMonths(`${asked}-01`, 1)
}

interface Row extends KeptAccrual {
  readonly contract: string
  readonly kind: SupplyKind
  readonly cups: string
  readonly address: string
}

interface AccrualColumn extends TableColumn {
  readonly cell: (row: Row) => SheetCell
}

const columns = {
  contract: { width: 14, kind: 'text', cell: ({ contract }) => contract },
  cups: { width: 25, kind: 'text', cell: ({ cups }) => cups },
  address: { width: 40, kind: 'text', cell: ({ address }) => address },
  from: { width: 12, kind: 'day', cell: ({ from }) => from },
  to: { width: 12, kind: 'day', cell: ({ from, to }) => from && to && lastDayOf({ from, to }) },
  energy: { width: 14, kind: 'number', format: 'energy', cell: ({ wh }) => wh && wh / 1000 },
  amount: { width: 20, kind: 'number', cell: (row) => row.cents && row.cents / 100 },
  reversal: { width: 14, kind: 'day', cell: (row) => reversalOf(row.month) },
} as const satisfies Readonly<Record<string, AccrualColumn>>

interface Asked {
  readonly month: string
  readonly format: 'csv' | 'xlsx'
  readonly locale: Locale
}

/** What is not billed yet of a month, supply by supply. */
export function openAccrual(db: Db, owner: Owner, asked: Asked): SentFile {
  const language = languageOf(asked.locale)
  const words = serverTexts[language].accrualTable
  const { kinds } = words
  const kind: AccrualColumn = { width: 14, kind: 'text', cell: (row) => kinds[row.kind] }
  const shown: Readonly<Record<keyof typeof words.columns, AccrualColumn>> = { kind, ...columns }
  const names = Object.keys(shown) as (keyof typeof shown)[]
  return tableFile({
    format: asked.format,
    language,
    sheet: words.sheet,
    title: `${words.title} ${asked.month}`,
    table: async () => {
      const rows = await accrued(db, owner)
        .select(['contract.name as contract', 'contract.kind', 'contract.cups', 'found.said'])
        .select(sql<string>`contract.supply_street || ', ' || contract.supply_city`.as('address'))
        .where(month, '=', asked.month)
        .orderBy('contract.kind')
        .orderBy(sql`contract.name collate natural_order`)
        .execute()
      return {
        columns: names.map((name) => ({ ...shown[name], header: words.columns[name] })),
        rows: rows.map(({ said, ...supply }) =>
          names.map((name) => shown[name].cell({ ...said, ...supply })),
        ),
      }
    },
  })
}
