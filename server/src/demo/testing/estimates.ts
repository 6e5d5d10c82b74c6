import type { Bill } from '@endoll/domain/billing/bill.ts'
import { findBillSoFar, findRestOfBill } from '@endoll/domain/billing/bill-so-far.ts'
import type { DayTotals } from '@endoll/domain/consumption/forecast-days.ts'
import { sumCents } from '@endoll/domain/money.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { supplyRuleOf } from '../../modules/consumption/queries.ts'
import { readBilledSupply } from '../../billing/billed-supply.ts'
import type { ContractRow } from '../../platform/access.ts'
import type { Db } from '../../platform/db/open.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { curveOf, demandsById, madeAnew, type Demand, type StoredCurve } from './recompute.ts'
import { billsById, listInvoices, type StoredInvoice } from './stored-bills.ts'
import { readContract } from '../../platform/unscoped-contracts.ts'

/** The last ordinary bill of each contract that has not been corrected. */
function lastBills(invoices: readonly StoredInvoice[]): StoredInvoice[] {
  const corrected = new Set(invoices.flatMap(({ rectifies_number }) => rectifies_number ?? []))
  const ordinary = invoices.filter(({ type, number }) => type === 'N' && !corrected.has(number))
  return [...Map.groupBy(ordinary, ({ contract_id }) => contract_id).values()].map((own) => own.at(-1)!)
}

function totalsOf({ days }: StoredCurve, before: Day): DayTotals {
  const sum = (values: readonly (number | null)[] = []) => sumCents(values.map((wh) => wh ?? 0))
  return new Map(
    days
      .filter(({ day, importWh }) => day < before && !importWh.includes(null))
      .map(({ day, importWh, exportWh }) => [day, { importWh: sum(importWh), exportWh: sum(exportWh) }]),
  )
}

/** What the estimate rests on: the stored contract is computed as its bills were, and past bills were foreseen. */
export function describeEstimates(database: () => TestDatabase): void {
  describe('the stored contract', () => {
    let db: Db
    let last: StoredInvoice[]
    let bills: ReadonlyMap<number, Bill>
    let demands: ReadonlyMap<number, Demand>
    let contracts: ReadonlyMap<number, ContractRow>

    beforeAll(async () => {
      db = database().db
      const invoices = await listInvoices(database())
      last = lastBills(invoices)
      bills = await billsById(db, last)
      demands = await demandsById(db)
      const rows = await Promise.all(last.map(({ contract_id }) => readContract(db, contract_id)))
      contracts = new Map(rows.map((row) => [row.id, row]))
    })

    it('comes to the last stored bill of every contract, to the cent and line by line', async () => {
      for (const invoice of last) {
        const bill = bills.get(invoice.id)!
        const supply = await readBilledSupply(db, contracts.get(invoice.contract_id)!)
        const curve = await curveOf(db, invoice.contract_id)
        expect(
          madeAnew({ invoice, bill, supply }, curve, demands.get(invoice.id) ?? []),
          invoice.number,
        ).toEqual(bill)
      }
      expect(last.length).toBeGreaterThan(120)
    }, 60_000)

    it('foresaw the last bills from their first twelve days, about nine in ten within the range', async () => {
      let [foreseen, within] = [0, 0]
      for (const invoice of last.filter(({ kind }) => kind === 'electricity')) {
        const contract = contracts.get(invoice.contract_id)!
        const supply = await readBilledSupply(db, contract)
        const curve = await curveOf(db, invoice.contract_id)
        const { span } = bills.get(invoice.id)!
        const { rule } = supplyRuleOf(contract)
        const asKnownOn = (day: Day) => {
          const rest = findRestOfBill(span, totalsOf(curve, day))
          const known = curve.days.filter((one) => one.day < day)
          const market = new Map([...curve.market].filter(([one]) => one <= day))
          return rest && findBillSoFar({ supply, rule, span, rest, curve: known, market })
        }
        const [early, late] = [asKnownOn(addDays(span.from, 12)), asKnownOn(span.to)]
        if (!early || !late || late.daysRead < 28) continue
        foreseen += 1
        if (early.lowCents <= late.soFarCents && late.soFarCents <= early.highCents) within += 1
      }
      expect(foreseen).toBeGreaterThan(100)
      expect(within / foreseen).toBeGreaterThan(0.8)
    }, 60_000)
  })
}
