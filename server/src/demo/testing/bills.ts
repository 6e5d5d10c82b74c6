import type { Bill } from '@endoll/domain/billing/bill.ts'
import { lengthInDays } from '@endoll/domain/time/date-span.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/db/open.ts'
import type { TestDatabase } from '../../testing/database.ts'
import type { DemoContract } from '../contract.ts'
import { monthlyEuros, type Band } from '../profiles.ts'
import { curveOf, demandsById, madeAnew } from './recompute.ts'
import { billsById, listInvoices, suppliesOf, type StoredInvoice } from './stored-bills.ts'

/** What the demo's bills have to keep, in the database that they were imported into. */
export function describeBills(database: () => TestDatabase, contracts: readonly DemoContract[]): void {
  describe('bills', () => {
    let db: Db
    let invoices: StoredInvoice[]
    let bills: ReadonlyMap<number, Bill>
    const billOf = ({ id }: StoredInvoice) => bills.get(id)!

    beforeAll(async () => {
      db = database().db
      invoices = await listInvoices(database())
      bills = await billsById(db, invoices)
    })

    it('come to the same, line by line, from the stored hours and prices', async () => {
      const supplyOf = await suppliesOf(db)
      const demands = await demandsById(db)
      const annulled = new Set(
        invoices.flatMap(({ type, rectifies_number }) => (type === 'B' ? [rectifies_number] : [])),
      )
      let compared = 0
      for (const [contractId, own] of Map.groupBy(invoices, ({ contract_id }) => contract_id)) {
        const curve = await curveOf(db, contractId)
        for (const invoice of own) {
          // Its hours were rectified since; the bill that replaces it stands beside it.
          if (annulled.has(invoice.number)) continue
          const bill = billOf(invoice)
          const supply = supplyOf(invoice, bill)
          const anew = madeAnew({ invoice, bill, supply }, curve, demands.get(invoice.id) ?? [])
          expect(anew, invoice.number).toEqual(bill)
          compared++
        }
      }
      expect(compared).toBe(invoices.length - annulled.size)
      expect(compared).toBeGreaterThan(2500)
    }, 60_000)

    it('that were annulled say the same as what annuls them, and not what replaces them', () => {
      const byNumber = new Map(invoices.map((invoice) => [invoice.number, invoice]))
      const correcting = invoices.filter(({ type }) => ['A', 'B', 'R'].includes(type))
      expect(correcting.map(({ type }) => type).toSorted()).toEqual(['A', 'B', 'R'])
      for (const invoice of correcting) {
        const wrong = byNumber.get(invoice.rectifies_number ?? '')!
        expect(wrong.contract_id).toBe(invoice.contract_id)
        expect(wrong.day < invoice.day).toBe(true)
        if (invoice.type === 'R') expect(billOf(invoice).lines).not.toEqual(billOf(wrong).lines)
        else expect(billOf(invoice)).toEqual(billOf(wrong))
      }
    })

    it('follow one another from 2025-01-01 on, without a day twice or left out', async () => {
      for (const own of Map.groupBy(
        invoices.filter(({ type }) => type === 'N'),
        ({ contract_id }) => contract_id,
      ).values()) {
        expect(own[0]?.from_day, own[0]?.contract_name).toBe('2025-01-01')
        for (const [index, { from_day, contract_name }] of own.entries()) {
          if (index > 0) expect(from_day, contract_name).toBe(own[index - 1]?.to_day)
        }
      }
      const onFirsts = invoices.filter(({ from_day }) => from_day.endsWith('-01')).length
      expect(onFirsts / invoices.length).toBeLessThan(0.2)
    })

    it('have numbers in order of their days, series by series, without gaps', () => {
      for (const [series, own] of Map.groupBy(invoices, ({ number }) => number.slice(0, 4))) {
        const numbers = own.map(({ number }) => Number(number.slice(4)))
        expect(numbers, series).toEqual(numbers.map((_, index) => index + 1))
        for (const { day } of own) expect(day.slice(2, 4)).toBe(series.slice(2))
      }
    })

    it('owe what their contracts owe beside old debts, and were paid what is not pending', async () => {
      const { rows } = await sql<{ name: string }>`
        select name from contract c
         where debt_cents <> coalesce((select sum(debt_cents) from invoice where contract_id = c.id), 0)
                           + coalesce((select sum(amount_cents) from old_debt where contract_id = c.id), 0)`.execute(
        db,
      )
      expect(rows).toEqual([])
      const { rows: payments } = await sql<{ id: number; cents: number }>`
        select invoice_id as id, sum(amount_cents)::bigint as cents from invoice_payment group by 1`.execute(
        db,
      )
      const paid = new Map(payments.map(({ id, cents }) => [id, cents]))
      for (const { id, number, type, total_cents, pending_cents } of invoices) {
        const sign = type === 'A' || type === 'B' ? -1 : 1
        expect(paid.get(id) ?? 0, number).toBe(sign * (total_cents - pending_cents))
      }
    })

    it('lie within what such a supply costs', () => {
      const byName = new Map(contracts.map((contract) => [contract.name, contract]))
      const outside = invoices.flatMap((invoice) => {
        const days = lengthInDays({ from: invoice.from_day, to: invoice.to_day })
        const contract = byName.get(invoice.contract_name)
        if (!['N', 'R'].includes(invoice.type) || !contract) return []
        const [least, most] = bandOf(contract)
        const euros = ((invoice.total_cents / 100) * 30) / days
        return euros >= least && euros <= most
          ? []
          : [`${invoice.contract_name}: ${euros.toFixed(2)} € a month`]
      })
      expect(outside).toEqual([])
    })

    it('put into the battery what the surplus could not pay off, and never take more than its share', async () => {
      const movements = await db.selectFrom('battery_movement').selectAll().orderBy('day').execute()
      const share = await db
        .selectFrom('battery_contract')
        .innerJoin('contract', 'contract.id', 'battery_contract.contract_id')
        .select(['name', 'share_percent', 'discounts'])
        .orderBy('name')
        .execute()
      expect(share).toEqual([
        { name: '100201', share_percent: 75, discounts: 'aplicar' },
        { name: '100202', share_percent: 25, discounts: 'no_aplicar' },
      ])
      let [inCents, outCents] = [0, 0]
      const moved = new Map(movements.map((movement) => [movement.invoice_number, movement.amount_cents]))
      for (const invoice of invoices.filter(({ contract_name }) => contract_name === '100201')) {
        const taken = -(billOf(invoice).lines.find(({ kind }) => kind === 'battery')?.amountCents ?? 0)
        outCents += taken
        expect(outCents * 100, invoice.number).toBeLessThanOrEqual(inCents * 75)
        inCents += (moved.get(invoice.number) ?? 0) + taken
      }
      expect(inCents).toBeGreaterThan(1000)
      expect(outCents).toBeGreaterThan(1000)
    })
  })
}

function bandOf({ curve, tariff }: DemoContract): Band {
  return monthlyEuros[`${curve?.profile ?? 'gas'} ${tariff}`] ?? [0, 0]
}
