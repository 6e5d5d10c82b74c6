import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bills, contractWithBills, invoice, lines } from './testing/bills.ts'
import { importsIntoOwnDatabase } from './testing/imports.ts'

const { db, run } = importsIntoOwnDatabase()

it('an invoice of differences may give energy back; its kWh and its lines are held against each other', async () => {
  await run(contractWithBills())
  const difference = {
    ...invoice,
    number: 'F-2',
    rectificative_type: 'RA',
    rectifies_number: 'F-1',
    total: '-8,60',
    energy_kwh: '-50',
  }
  const line = { ...lines[2], invoice_number: 'F-2', quantity: '-50', price: '0,172', amount: '-8,60' }
  const parts = { lines: [line], taxes: [], readings: [], payments: [], states: [] }
  const { problems, notices } = await run(bills({ invoices: [difference], ...parts }))
  expect(problems).toEqual([])
  expect(notices.map(({ code }) => code)).not.toContain('energy_differs')
  const { rows } = await sql`select energy_wh, total_cents from invoice where number = 'F-2'`.execute(db())
  expect(rows).toEqual([{ energy_wh: -50_000, total_cents: -860 }])
  const other = bills({ invoices: [{ ...difference, energy_kwh: '-40' }], ...parts })
  expect((await run(other)).notices.map(({ code }) => code)).toContain('energy_differs')
})
