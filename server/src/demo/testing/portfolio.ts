import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../config.ts'
import { readDeployment } from '../../deployment-file.ts'
import type { Finding } from '../../modules/portfolio/queries.ts'
import { reviewSupplies, startOfDay } from '../../modules/portfolio/operations/review-supplies.ts'
import { readAccrual } from '../../modules/insight/queries.ts'
import type { Clock } from '../../platform/clock.ts'
import { readContract } from '../../platform/unscoped-contracts.ts'
import type { TestDatabase } from '../../testing/database.ts'

interface Month {
  readonly days: number
  readonly demandW: readonly number[]
}

interface Supply {
  readonly id: number
  readonly name: string
  readonly powersW: readonly number[]
  /** EUR/kW/day, P1 first; excess null where it is not charged. */
  readonly price: readonly number[]
  readonly excess: readonly (number | null)[]
  readonly months: readonly Month[]
  /** 1.0511 × 1.21, as the last bill has them. */
  readonly tax: number
  readonly findings: readonly Finding[]
}

/** Bills that stand: neither annulled nor what annuls. */
const standing = sql`invoice.type in ('N', 'R') and not exists (
  select from invoice annuls where annuls.type in ('A', 'B') and annuls.rectifies_number = invoice.number)`
/** The twelve months that end with the last bill. */
const ofYear = sql`invoice.from_day >= (
  select max(newest.to_day) - interval '12 months' from invoice newest
   where newest.contract_id = contract.id and newest.type in ('N', 'R'))`

/** Supplies with power, as the tables have them: nothing of the calculation is asked. */
async function readSupplies({ db }: TestDatabase, today: string): Promise<readonly Supply[]> {
  const { rows } = await sql<Supply>`
    select contract.id, contract.name, contract.powers_w as "powersW", supply_review.findings,
           (select array_agg(coalesce(case unit when 'EUR/kW/year' then price / 365 else price end, 0)::float8
                             order by tariff_period)
              from product_price where product_code = contract.product_code and concept = 'power'
               and from_day <= ${today}::date and (to_day is null or to_day > ${today}::date)) as price,
           array(select (select (case unit when 'EUR/kW/year' then price / 365 else price end)::float8
                           from product_price
                          where product_code = contract.product_code and concept = 'excess_power'
                            and tariff_period in (0, period) and price > 0
                            and from_day <= ${today}::date and (to_day is null or to_day > ${today}::date)
                          limit 1)
                   from generate_series(1, cardinality(contract.powers_w)) period order by period) as excess,
           (select jsonb_agg(jsonb_build_object('days', to_day - from_day, 'demandW', demand))
              from (select invoice.from_day, invoice.to_day,
                           (select jsonb_agg(highest order by tariff_period)
                              from (select tariff_period, max(quantity) as highest from invoice_reading
                                     where invoice_id = invoice.id and magnitude = 'demand' and tariff_period > 0
                                     group by tariff_period) demands) as demand
                      from invoice where invoice.contract_id = contract.id and ${standing} and ${ofYear}) bills
           ) as months,
           (select exp(sum(ln(1 + rate / 100)))::float8
              from (select distinct on (tax = 'electricity_tax') rate from invoice_tax
                     where invoice_id = (select id from invoice where contract_id = contract.id and ${standing}
                                          order by to_day desc limit 1)
                     order by tax = 'electricity_tax', base_cents desc) rates) as tax
      from contract join supply_review on supply_review.contract_id = contract.id
     where contract.kind = 'electricity' order by contract.id`.execute(db)
  return rows
}

/** What the year's power and excess cost with some powers, with taxes; in euros, nothing rounded. */
function yearlyCost({ price, excess, months, tax }: Supply, powersKw: readonly number[]): number {
  const ofPeriod = ({ days, demandW }: Month) =>
    powersKw.reduce((sum, kW, index) => {
      const over = Math.max(0, (demandW[index] ?? 0) / 1000 - kW)
      return sum + days * (kW * (price[index] ?? 0) + over * (excess[index] ?? 0))
    }, 0)
  return tax * months.reduce((sum, month) => sum + ofPeriod(month), 0)
}

/** Every line of twelve bills is rounded to the cent, of each period once and each tax once. */
const roundingEuros = 0.5

/** What the portfolio of the demo's firms says, found again without the functions that say it. */
export function describePortfolio(database: () => TestDatabase, clock: Clock, today: string): void {
  describe('is found again without the functions that say it:', () => {
    let supplies: readonly Supply[]

    beforeAll(async () => {
      const { db } = database()
      const { deployment } = await readDeployment(join(repositoryRoot, 'deployments/demo.json'))
      const reached = startOfDay()
      while ((await reviewSupplies({ db, clock, deployment }, reached)) !== undefined);
      supplies = await readSupplies(database(), today)
    }, 240_000)

    it('saves by powers what the bills’ demands cost at both, by plain sums', () => {
      const found = supplies.flatMap((supply) =>
        supply.findings.flatMap((finding) => (finding.cause === 'powers' ? [{ supply, finding }] : [])),
      )
      expect(found.length).toBeGreaterThan(100)
      for (const { supply, finding } of found) {
        const saved = yearlyCost(supply, finding.contracted) - yearlyCost(supply, finding.suggested)
        expect(Math.abs(saved - finding.cents / 100), supply.name).toBeLessThan(roundingEuros)
        expect(finding.contracted).toEqual(supply.powersW.map((powerW) => powerW / 1000))
      }
    })

    it('suggests where a limiter holds the demand and a tenth more, in steps of a tenth', () => {
      const limited = supplies.filter(({ excess }) => excess.every((price) => price === null))
      expect(limited.length).toBeGreaterThan(90)
      for (const { name, months, powersW, findings } of limited) {
        const wanted = powersW.map((powerW, index) => {
          const highest = Math.max(...months.map(({ demandW }) => Math.ceil(demandW[index] ?? 0)))
          return Math.min(powerW, Math.max(100, Math.ceil((highest * 1.1) / 100) * 100)) / 1000
        })
        const [powers] = findings.filter(({ cause }) => cause === 'powers')
        expect(
          powers?.cause === 'powers' ? powers.suggested : powersW.map((one) => one / 1000),
          name,
        ).toEqual(wanted)
      }
    })

    it('says of reactive energy what its lines came to, with the taxes of their bills', async () => {
      const { rows } = await sql<{ name: string; euros: number }>`
        select contract.name, sum(line.amount_cents * tax.factor / 100)::float8 as euros
          from invoice_line line join invoice on invoice.id = line.invoice_id
          join contract on contract.id = invoice.contract_id
          cross join lateral (
            select exp(sum(ln(1 + rate / 100))) as factor
              from (select distinct on (tax = 'electricity_tax') rate from invoice_tax
                     where invoice_id = invoice.id order by tax = 'electricity_tax', base_cents desc) rates) tax
         where line.kind = 'reactive' and ${standing} and ${ofYear}
           and exists (select from supply_review where contract_id = contract.id)
         group by contract.name`.execute(database().db)
      const said = supplies.flatMap(({ name, findings }) =>
        findings.flatMap(({ cause, cents }) => (cause === 'reactive' ? [{ name, euros: cents / 100 }] : [])),
      )
      expect(said.length).toBeGreaterThan(5)
      expect(said.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
      for (const { name, euros } of said) {
        const again = rows.find((row) => row.name === name)?.euros ?? 0
        expect(Math.abs(again - euros), name).toBeLessThan(roundingEuros)
      }
    })

    it('accrues of days that were read what their bill came to, without its indirect tax', async () => {
      const bills = await readLastBills(database())
      expect(bills.length).toBeGreaterThan(90)
      for (const bill of bills.slice(0, 20)) {
        const accrued = await accrueUnbilled(database(), bill)
        expect(accrued, bill.number).toEqual({ span: { from: bill.from, to: bill.to }, cents: bill.net })
      }
    })
  })
}

interface LastBill {
  readonly id: number
  readonly contract_id: number
  readonly number: string
  readonly from: string
  readonly to: string
  readonly net: number
}

/** The last bill of each supply with electricity and nothing that an estimate leaves out. */
async function readLastBills({ db }: TestDatabase): Promise<readonly LastBill[]> {
  const { rows } = await sql<LastBill>`
    select id, contract_id, number, from_day as from, to_day as to,
           total_cents - (select sum(amount_cents) from invoice_tax
                           where invoice_id = last.id and tax <> 'electricity_tax')::bigint as net
      from (select distinct on (invoice.contract_id) invoice.* from invoice
              join contract on contract.id = invoice.contract_id and contract.kind = 'electricity'
              join supply_review on supply_review.contract_id = contract.id
             where invoice.type in ('N', 'R') order by invoice.contract_id, invoice.to_day desc, invoice.id desc) last
     where type = 'N' and not exists (select from invoice_line
                        where invoice_id = last.id and kind in ('excess_power', 'reactive', 'battery', 'adjustment'))
       and not exists (select from invoice other where other.rectifies_number = last.number)
     order by contract_id`.execute(db)
  return rows
}

/** What would be accrued at the end of a bill's days if it had not come; nothing of it stays. */
async function accrueUnbilled({ db }: TestDatabase, { id, contract_id, to }: LastBill) {
  const transaction = await db.startTransaction().execute()
  try {
    await transaction.deleteFrom('invoice').where('id', '=', id).execute()
    const contract = await readContract(transaction, contract_id)
    const month = { from: to, to }
    const accrual = await readAccrual(transaction, contract, { month, today: to })
    return accrual === 'none' || accrual === undefined
      ? accrual
      : { span: accrual.span, cents: accrual.cents }
  } finally {
    await transaction.rollback().execute()
  }
}
