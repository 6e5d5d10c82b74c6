import { describe, expect, it } from 'vitest'
import type { ExplainedBill } from '@endoll/api/bill.ts'
import type { LineKind } from '@endoll/domain/billing/bill.ts'
import { addDays, eachDay } from '@endoll/domain/time/day.ts'
import { energyPeriodsOfDay } from '@endoll/domain/supply/tariff-periods.ts'
import { addContract, addCurveDay } from '../../testing/factories.ts'
import { billOffice, october, september } from './bills.fixture.ts'

const { server, newCustomer, explained, addBill } = billOffice()

function causesOf(comparison: ExplainedBill['previous']) {
  return Object.fromEntries(
    comparison?.causes.flatMap(({ cause, amount }) => (amount === 0 ? [] : [[cause, amount]])) ?? [],
  )
}

describe('what changed [GET invoices/{id}/bill/]', () => {
  it('from the bill before and from a year before, with its causes [r.bill-change]', async () => {
    const signed = await newCustomer()
    const yearBefore = await addBill(signed.contract, { ...october, from_day: '2025-10-01', price: 16 })
    const previous = await addBill(signed.contract, september)
    const { id } = await addBill(signed.contract, october)
    const explanation = await explained(signed, id)
    // 270 kWh in 30 days at 0.14 = 37.80; 310 in 31 at 0.15 = 46.50; 10 % of each.
    expect(explanation.previous).toMatchObject({
      invoice: {
        id: previous.id,
        number: previous.number,
        start_date: '2026-09-01',
        end_date: '2026-09-30',
        amount_total: 41.58,
        energy_consumed: 270,
        days: 30,
      },
      amount_change: 9.57,
    })
    expect(explanation.previous?.causes.map(({ cause }) => cause)).toEqual([
      'days',
      'season',
      'use',
      'estimates',
      'power',
      'price',
      'other',
      'taxes',
      'tax_rates',
    ])
    // A day of 9 kWh × 0.14; 1 kWh more on 31 days × 0.14; 310 kWh × 0.01.
    expect(causesOf(explanation.previous)).toEqual({ days: 1.26, use: 4.34, price: 3.1, taxes: 0.87 })
    const partsOf = (name: string) => explanation.previous?.causes.find(({ cause }) => cause === name)?.parts
    expect(partsOf('use')).toEqual([
      { of: 'line', kind: 'energy', tariff_period: 1, name: null, amount: 4.34 },
    ])
    expect(partsOf('taxes')).toEqual([{ of: 'tax', tax: 'IVA', amount: 0.87 }])
    expect(partsOf('other')).toEqual([])
    expect(explanation.year_before).toMatchObject({ invoice: { id: yearBefore.id }, amount_change: -3.41 })
    expect(causesOf(explanation.year_before)).toEqual({ price: -3.1, taxes: -0.31 })
  })

  it('says what else came or went, by name [r.bill-change]', async () => {
    const signed = await newCustomer()
    const withLine = async (
      used: typeof october,
      line: { kind: LineKind; name: string | null; cents: number },
    ) => {
      const { id } = await addBill(signed.contract, used)
      await server()
        .db.insertInto('invoice_line')
        .values({
          invoice_id: id,
          position: 2,
          kind: line.kind,
          name: line.name,
          from_day: used.from_day,
          to_day: addDays(used.from_day, used.days),
          quantity: '1',
          unit: 'unit',
          price: String(line.cents / 100),
          price_unit: 'EUR',
          amount_cents: line.cents,
        })
        .execute()
      await server()
        .db.updateTable('invoice')
        .set(({ eb }) => ({ total_cents: eb('total_cents', '+', line.cents) }))
        .where('id', '=', id)
        .execute()
      return id
    }
    await withLine(september, { kind: 'battery', name: null, cents: -421 })
    const id = await withLine(october, { kind: 'service', name: 'Manteniment', cents: 395 })
    const other = (await explained(signed, id)).previous?.causes.find(({ cause }) => cause === 'other')
    expect(other).toEqual({
      cause: 'other',
      amount: 8.16,
      parts: [
        { of: 'line', kind: 'battery', tariff_period: null, name: null, amount: 4.21 },
        { of: 'line', kind: 'service', tariff_period: null, name: 'Manteniment', amount: 3.95 },
      ],
    })
  })

  it('tells what an estimate billed too much, by the hours that were measured since', async () => {
    const signed = await newCustomer()
    await addBill(signed.contract, { ...september, fields: { estimated: true } })
    const { id } = await addBill(signed.contract, { ...october, kwh: 279 })
    const nothingKnown = (await explained(signed, id)).previous
    expect(nothingKnown?.estimates).toEqual({
      before: { kwh: 270, excess_kwh: null },
      now: { kwh: 279, excess_kwh: null },
    })
    expect(causesOf(nothingKnown)).toEqual({ days: 1.26, price: 2.79, taxes: 0.41 })

    // 250 Wh in each of the 8 hours of P1: 22 working days of September are 44 kWh, 21 of October are 42.
    for (const day of eachDay('2026-09-01', '2026-11-01')) {
      const periods = energyPeriodsOfDay({ tariff: '2.0TD', zone: 'peninsula' }, day)
      const importWh = periods.map((period) => (period === 1 ? 250 : 0))
      await addCurveDay(server().db, signed.contract.id, day, { importWh })
    }
    const { previous } = await explained(signed, id)
    expect(previous?.estimates).toEqual({
      before: { kwh: null, excess_kwh: 226 },
      now: { kwh: null, excess_kwh: 237 },
    })
    // 44 kWh ÷ 30 × 0.14 = 0.2053; 11 kWh more than was used × 0.14; 279 kWh × 0.01. Use: (42 − 44 × 31 ÷ 30) × 0.14 = −0.4853.
    expect(causesOf(previous)).toEqual({ days: 0.21, use: -0.49, estimates: 1.54, price: 2.79, taxes: 0.41 })

    const november = { ...october, from_day: '2026-11-01', days: 30, kwh: 300 }
    const december = { ...october, from_day: '2026-12-01' }
    const [{ id: after }, { id: last }] = [
      await addBill(signed.contract, november),
      await addBill(signed.contract, december),
    ]
    expect((await explained(signed, after)).previous?.estimates).toEqual({
      before: { kwh: null, excess_kwh: 237 },
      now: null,
    })
    expect((await explained(signed, last)).previous?.estimates).toEqual({ before: null, now: null })
  })

  it('tells no error of a period whose lines have two names: it says what rests on the estimate', async () => {
    const signed = await newCustomer()
    const night = { kind: 'energy', name: 'Noche', unit: 'kWh', price_unit: 'EUR/kWh' } as const
    let id = 0
    for (const used of [{ ...september, fields: { estimated: true } }, october]) {
      ;({ id } = await addBill(signed.contract, used))
      const span = { from_day: used.from_day, to_day: addDays(used.from_day, used.days) }
      const amounts = { quantity: '30', price: '0', amount_cents: 0 }
      const line = { invoice_id: id, position: 2, tariff_period: 1, ...night, ...span, ...amounts }
      await server().db.insertInto('invoice_line').values(line).execute()
    }
    for (const day of eachDay('2026-09-01', '2026-11-01')) {
      const importWh = energyPeriodsOfDay({ tariff: '2.0TD', zone: 'peninsula' }, day).map(() => 250)
      await addCurveDay(server().db, signed.contract.id, day, { importWh })
    }
    const { previous } = await explained(signed, id)
    expect(previous?.estimates).toEqual({
      before: { kwh: 300, excess_kwh: null },
      now: { kwh: 340, excess_kwh: null },
    })
    expect(causesOf(previous)).not.toHaveProperty('estimates')
  })

  it('is compared with an estimated bill whose rest was billed apart, and says so', async () => {
    const signed = await newCustomer({ kind: 'gas', tariff: 'RL.1' })
    const wrong = await addBill(signed.contract, { ...september, fields: { estimated: true } })
    const { number: rectifies_number } = wrong
    await addBill(signed.contract, { ...september, kwh: 30, fields: { type: 'G', rectifies_number } })
    const { id } = await addBill(signed.contract, { ...october, kwh: 310, price: 14 })
    const { previous } = await explained(signed, id)
    expect(previous?.invoice.id).toBe(wrong.id)
    expect(previous?.estimates).toEqual({
      before: { kwh: null, excess_kwh: -30 },
      // Its first reading was right when the rest was billed.
      now: null,
    })
    // (270 + 30) kWh in 30 days and 310 in 31 are 10 a day; the 30 kWh that were not billed then are 4.20.
    expect(causesOf(previous)).toEqual({ days: 1.4, estimates: 4.2, taxes: 0.56 })
  })

  it('is not compared with another contract’s bill', async () => {
    const signed = await newCustomer()
    const [one, two] = [signed.contract, await addContract(server().db, signed.customer)]
    await addBill(one, september)
    const { id } = await addBill(two, october)
    expect(await explained(signed, id)).toMatchObject({
      previous: null,
      year_before: null,
    })
  })

  it('is compared with the rectified bill, not with the annulled one', async () => {
    const signed = await newCustomer()
    const wrong = await addBill(signed.contract, september)
    const rectifies_number = wrong.number
    const annulling = await addBill(signed.contract, {
      ...september,
      fields: { type: 'B', rectifies_number, day: '2026-11-01' },
    })
    const right = await addBill(signed.contract, {
      ...september,
      kwh: 250,
      fields: { type: 'R', rectifies_number, day: '2026-11-01' },
    })
    const { id } = await addBill(signed.contract, october)
    expect((await explained(signed, id)).previous?.invoice.id).toBe(right.id)

    const [ofWrong, ofAnnulling] = [await explained(signed, wrong.id), await explained(signed, annulling.id)]
    expect(ofWrong.related).toEqual([
      { id: annulling.id, number: annulling.number, rectificative_type: 'B', relation: 'corrected_by' },
      { id: right.id, number: right.number, rectificative_type: 'R', relation: 'corrected_by' },
    ])
    expect(ofAnnulling.related).toEqual([
      { id: wrong.id, number: wrong.number, rectificative_type: 'N', relation: 'corrects' },
    ])
    // As printed it is positive; it gives back, so that nothing of it goes anywhere.
    expect(ofAnnulling.invoice.amount_total).toBe(41.58)
    expect(ofAnnulling.destination).toEqual([])
  })

  it('is not compared with what annuls, was annulled, is a difference or was changed by one [r.bill-compared]', async () => {
    const signed = await newCustomer()
    await addBill(signed.contract, { ...september, from_day: '2026-08-01' })
    const changed = await addBill(signed.contract, september)
    const difference = await addBill(signed.contract, {
      ...september,
      kwh: 10,
      fields: { type: 'RA', rectifies_number: changed.number },
    })
    const { id } = await addBill(signed.contract, october)
    const annulling = await addBill(signed.contract, {
      ...october,
      fields: { type: 'A', rectifies_number: (await explained(signed, id)).invoice.number },
    })
    for (const one of [changed.id, difference.id, id, annulling.id])
      expect(await explained(signed, one)).toMatchObject({ previous: null, year_before: null })
  })
})
