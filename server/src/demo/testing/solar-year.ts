import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { join } from 'node:path'
import { repositoryRoot } from '../../config.ts'
import { readDeployment } from '../../deployment-file.ts'
import { readSolarYear } from '../../modules/solar-year/queries.ts'
import type { Clock } from '../../platform/clock.ts'
import type { TestDatabase } from '../../testing/database.ts'

interface Stored {
  readonly first: string
  readonly last: string
  readonly totalCents: number
  /** Sums of lines: those that bear the electricity tax, the others, and what surplus and battery gave back of the former. */
  readonly energyCents: number
  readonly otherCents: number
  readonly surplusCents: number
  readonly batteryCents: number
  readonly surplusKwh: number
  readonly energyKwh: number
  /** As the bill has it: 21, or 10. */
  readonly ivaPercent: number
}

/** Bills that stand, as the tables have them: nothing of the calculation is asked. */
async function readBills({ db }: TestDatabase, name: string): Promise<readonly Stored[]> {
  const { rows } = await sql<Stored>`
    select to_char(invoice.from_day, 'YYYY-MM-DD') as first, to_char(invoice.to_day - 1, 'YYYY-MM-DD') as last,
           total_cents as "totalCents",
           sums.energy as "energyCents", sums.other as "otherCents", sums.surplus as "surplusCents",
           sums.battery as "batteryCents", sums.kwh as "surplusKwh", sums.bought as "energyKwh",
           (select rate::float8 from invoice_tax where invoice_id = invoice.id and tax = 'IVA'
             order by base_cents desc limit 1) as "ivaPercent"
      from invoice
      join contract on contract.id = invoice.contract_id
      cross join lateral (
        select coalesce(sum(amount_cents) filter (where kind not in ('meter_rental', 'service')), 0)::int as energy,
               coalesce(sum(amount_cents) filter (where kind in ('meter_rental', 'service')), 0)::int as other,
               coalesce(-sum(amount_cents) filter (where kind = 'surplus'), 0)::int as surplus,
               coalesce(-sum(amount_cents) filter (where kind = 'battery'), 0)::int as battery,
               coalesce(sum(quantity) filter (where kind = 'surplus'), 0)::float8 as kwh,
               coalesce(sum(quantity) filter (where kind = 'energy'), 0)::float8 as bought
          from invoice_line where invoice_id = invoice.id) sums
     where contract.name = ${name} and invoice.type in ('N', 'R')
       and not exists (select from invoice annuls where annuls.type in ('A', 'B') and annuls.rectifies_number = invoice.number)
     order by invoice.from_day`.execute(db)
  return rows
}

/** A percentage of whole cents, rounded half up to the cent: what nobody's calculation but a hand's does. */
function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * Math.round(percent * 1e8)) / 1e10 + 0.5)
}

/** The electricity tax of the last day, or the least of a home for each kWh: 0.1 cents (Ley 38/1992 art. 99; RDL 7/2026 art. 40). */
function electricityTax(energyCents: number, { last, energyKwh }: Stored): number {
  const percent = last >= '2026-03-22' && last <= '2026-05-31' ? 0.5 : 5.11269632
  return Math.max(percentOf(energyCents, percent), Math.floor(energyKwh * 0.1 + 0.5))
}

function totalOf(energyCents: number, bill: Stored): number {
  const base = energyCents + bill.otherCents + electricityTax(energyCents, bill)
  return base + percentOf(base, bill.ivaPercent)
}

/** What the sun brought the demo's house, found again from the lines of its bills and the hours of its panels. */
export function describeSolarYear(database: () => TestDatabase, clock: Clock): void {
  it('is found again from the lines, the rates and the hours of each bill', async () => {
    const { db } = database()
    const { deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))
    const owner = await db
      .selectFrom('contract')
      .select(['customer_id', 'id'])
      .where('name', '=', '100201')
      .executeTakeFirstOrThrow()
    const year = await readSolarYear({ db, clock, deployment }, { customerId: owner.customer_id }, '100201')
    const bills = await readBills(database(), '100201')
    expect(year.bills.map(({ start_date, end_date }) => [start_date, end_date])).toEqual(
      bills.map(({ first, last }) => [first, last]),
    )
    let withSun = 0
    for (const [index, bill] of bills.entries()) {
      const found = year.bills[index]!
      const without = totalOf(bill.energyCents + bill.surplusCents + bill.batteryCents, bill)
      const brought = Math.round((found.compensated + found.battery_paid) * 100)
      // The same sums with the sun are the bill: the rates are read rightly.
      expect(totalOf(bill.energyCents, bill), bill.first).toBe(bill.totalCents)
      expect(bill.totalCents + brought, bill.first).toBe(without)
      const { wh } = await db
        .selectFrom('consumption_day')
        .select(({ fn }) => fn.sum<string>('export_wh').as('wh'))
        .where('contract_id', '=', owner.id)
        .where('day', '>=', bill.first)
        .where('day', '<=', bill.last)
        .executeTakeFirstOrThrow()
      expect(found.billed_wh, bill.first).toBe(Math.round(bill.surplusKwh * 1000))
      if (found.days_missing === 0) expect(found.curve_wh, bill.first).toBe(Number(wh))
      if (brought > 0) withSun += 1
    }
    expect(withSun).toBeGreaterThan(15)
  })
}
