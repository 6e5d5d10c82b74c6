import { describe, expect, it } from 'vitest'
import { billFor } from '@endoll/domain/billing/charges.ts'
import { energyOfCurve } from '@endoll/domain/billing/metered-energy.ts'
import { eachDay } from '@endoll/domain/time/day.ts'
import type { DateSpan } from '@endoll/domain/time/date-span.ts'
import { asSealedJson } from '../../platform/at-rest/sealed.ts'
import { getOwnContract } from '../../platform/access.ts'
import { readBilledSupply } from '../../billing/billed-supply.ts'
import { addBattery, addMovements, type TestContract, type TestInvoice } from '../../testing/factories.ts'
import { listCurveDays } from '../consumption/queries.ts'
import { billedContracts } from '../../billing/billed-contract.fixture.ts'

const { db, onDay, customer, newContract, addMonth, addLines, addDays, soFarOf } = billedContracts()

/** The rental of the meter that a bill says. */
function addRental(invoice: TestInvoice, price: string, price_unit: 'EUR/month' | 'EUR/day' = 'EUR/month') {
  return addLines(invoice, 10, [
    { kind: 'meter_rental', quantity: '1', unit: 'unit', price, price_unit, amount_cents: 83 },
  ])
}

/** What the calculation makes of the stored contract and its stored curve. */
async function calculated(contract: TestContract, span: DateSpan) {
  const supply = await readBilledSupply(db(), await getOwnContract(db(), customer(), { name: contract.name }))
  const days = await listCurveDays(db(), contract.id, [...eachDay(span.from, span.to)])
  const energy = energyOfCurve(span, days, { tariff: '2.0TD', zone: 'peninsula' })
  return billFor(supply, { energy }, span).bill.totalCents / 100
}

describe('the bill so far [GET contracts/{name}/bill_so_far/]', () => {
  it('begins where the last bill ended, and is what the calculation makes of the days read', async () => {
    const contract = await newContract()
    for (const month of [8, 9]) await addMonth(contract, month)
    await addRental(await addMonth(contract, 10), '0.81')
    await addDays(contract, '2026-10-26', '2026-11-21')
    const { estimate, reason } = await soFarOf(contract)
    expect(reason).toBeNull()
    // 20 days × 2.4 kWh, 15 working days and 5 others.
    // P1 8 h × 15 × 0.1 × 0.2 = 2.40; P2 8 h × 15 × 0.1 × 0.15 = 1.80; P3 (15 × 8 + 5 × 24) × 0.1 × 0.1 = 2.40
    // power 4.6 × 30 × 20 ÷ 365 = 7.56 and 0.76; financing 9.011295 × 20 ÷ 365 = 0.49; meter 0.81 × 12 × 20 ÷ 365 = 0.53
    // 15.41 × 5.11269632 % = 0.79; (15.41 + 0.79 + 0.53) × 21 % = 3.51
    expect(estimate).toMatchObject({
      start_date: '2026-11-01',
      read_to: '2026-11-20',
      expected_end_date: '2026-11-30',
      days_read: 20,
      days: 30,
      energy_so_far: 48,
      amount_so_far: 20.24,
      basis: 'recent_days',
      range_basis: 'assumed',
      leaves_out: [],
      expected_energy: 72,
      above_usual: false,
    })
    expect(estimate!.expected_low).toBeLessThan(estimate!.expected)
    expect(estimate!.expected_high).toBeGreaterThan(estimate!.expected)
    // 47.83 in 31 days of October.
    expect(estimate!.usual).toBe(46.29)
  })

  it('has the clock plan from its first day on, and says where that day is not known [r.option-billed]', async () => {
    await db()
      .insertInto('product_tariff_option')
      .values({ product_code: 'LLUM', option: 'happy_hours', choice: '13-15', price: '0.05' })
      .execute()
    const withPlan = async (happy_hours_from: string | null) => {
      const contract = await newContract({ happy_hours: '13-15', happy_hours_from })
      for (const month of [8, 9]) await addMonth(contract, month)
      await addRental(await addMonth(contract, 10), '0.81')
      await addDays(contract, '2026-10-26', '2026-11-21')
      return (await soFarOf(contract)).estimate
    }
    // The case above, of which eight working days and a weekend have the plan, 0.1 kWh an hour:
    // P1 11.2 × 0.2 + 0.8 × 0.05 = 2.28; P2 11.2 × 0.15 + 0.8 × 0.05 = 1.72; P3 23.6 × 0.1 + 0.4 × 0.05 = 2.38
    // 15.19 × 5.11269632 % = 0.78; (15.19 + 0.78 + 0.53) × 21 % = 3.47
    expect(await withPlan('2026-11-11')).toMatchObject({ amount_so_far: 19.97, leaves_out: [] })
    expect(await withPlan('2026-11-21')).toMatchObject({ amount_so_far: 20.24, leaves_out: [] })
    expect(await withPlan(null)).toMatchObject({ amount_so_far: 20.24, leaves_out: ['tariff_option'] })
  })

  it('comes to the same as the bill that is made of it when all its days are read', async () => {
    const contract = await newContract()
    for (const month of [7, 8]) await addMonth(contract, month)
    await addRental(await addMonth(contract, 9), '0.0266301369', 'EUR/day')
    // October has the day of 25 hours, and its bill is late.
    await addDays(contract, '2026-09-15', '2026-11-21', (day) => ({ importWh: Number(day.slice(8)) * 17 }))
    const { estimate } = await soFarOf(contract)
    expect(estimate).toMatchObject({
      start_date: '2026-10-01',
      read_to: '2026-10-31',
      expected_end_date: '2026-10-31',
      days_read: 31,
      days: 31,
      // 17 Wh × (24 × (1 + … + 31) + 25): the 25th has an hour more.
      energy_so_far: (17 * (24 * 496 + 25)) / 1000,
    })
    const { amount_so_far, expected, expected_low, expected_high } = estimate!
    expect([expected, expected_low, expected_high]).toEqual([amount_so_far, amount_so_far, amount_so_far])
    expect(amount_so_far).toBe(await calculated(contract, { from: '2026-10-01', to: '2026-11-01' }))
  })

  it('begins after the bill made anew, where the one annulled had too many days', async () => {
    const contract = await newContract()
    for (const month of [8, 9]) await addMonth(contract, month)
    const wrong = await addMonth(contract, 10, { to_day: '2027-11-01' })
    const again = { rectifies_number: wrong.number }
    await addMonth(contract, 10, { ...again, type: 'B', to_day: '2027-11-01' })
    await addRental(wrong, '9.99')
    await addRental(await addMonth(contract, 10, { ...again, type: 'R' }), '0.81')
    await addDays(contract, '2026-10-26', '2026-11-21')
    expect((await soFarOf(contract)).estimate).toMatchObject({
      start_date: '2026-11-01',
      expected_end_date: '2026-11-30',
      // Its meter costs what the rectifying bill says.
      amount_so_far: 20.24,
    })
  })

  it('takes a rental that was billed as one sum for two months as one of these months', async () => {
    const contract = await newContract()
    await addMonth(contract, 7)
    const twoMonths = await addMonth(contract, 9, { to_day: '2026-11-01' })
    await addLines(twoMonths, 10, [
      {
        kind: 'meter_rental',
        from_day: '2026-09-01',
        quantity: '1',
        unit: 'unit',
        price: '6.1',
        price_unit: 'EUR',
        amount_cents: 610,
      },
    ])
    await addDays(contract, '2026-10-26', '2026-11-21')
    // 0.10 a day: 2.00 for 20 days in the place of 0.53 of the first case; (15.41 + 0.79 + 2.00) × 1.21 = 22.02
    expect((await soFarOf(contract)).estimate).toMatchObject({ days_read: 20, amount_so_far: 22.02 })
  })

  it('counts 23 hours of the day in March', async () => {
    const contract = await newContract()
    for (const month of [1, 2]) await addMonth(contract, month)
    await addDays(contract, '2026-02-20', '2026-04-05', () => ({ importWh: 1000 }))
    const { estimate } = await onDay('2026-04-05', () => soFarOf(contract))
    expect(estimate).toMatchObject({
      start_date: '2026-03-01',
      read_to: '2026-03-31',
      energy_so_far: 31 * 24 - 1,
      // A tax cut runs from 22 March: the last day decides for the whole bill.
      amount_so_far: await calculated(contract, { from: '2026-03-01', to: '2026-04-01' }),
    })
  })

  it('is taken from the year before, with a range from past weeks, where there are years [r.bill-so-far]', async () => {
    const contract = await newContract()
    for (const month of [-1, 9, 10]) await addMonth(contract, month, { total_cents: 2000 })
    await addDays(contract, '2024-04-01', '2026-11-21', (day) => ({
      importWh: 100 + ((Number(day.slice(8)) * 7919) % 60),
    }))
    const { estimate } = await soFarOf(contract)
    expect(estimate).toMatchObject({
      basis: 'year_before',
      range_basis: 'past_weeks',
      usual: 20,
      above_usual: true,
    })
    const { expected_low, expected, expected_high, amount_so_far } = estimate!
    expect(amount_so_far).toBeLessThan(expected_low)
    expect(expected_low).toBeLessThan(expected)
    expect(expected_high).toBeGreaterThan(expected)
    expect(expected_high - expected_low).toBeLessThan(3)
  })

  it('has a social bonus of all energy where its limit is not known', async () => {
    const withBonus = async (discount_limit_wh: number | null) => {
      const contract = await newContract()
      for (const month of [9, 10]) await addMonth(contract, month)
      const bonus = { kind: 'social_bonus' as const, name: 'Bono social', discount_percent: '42.5' }
      await db()
        .insertInto('contract_service')
        .values({ ...bonus, contract_id: contract.id, start_day: '2026-01-01', discount_limit_wh })
        .execute()
      await addDays(contract, '2026-10-20', '2026-11-21')
      return (await soFarOf(contract)).estimate?.amount_so_far
    }
    const withoutLimit = await withBonus(null)
    expect(withoutLimit).toBe(await withBonus(100_000_000))
    expect(withoutLimit).toBeLessThan((await withBonus(100_000)) ?? 0)
  })

  it('has more of its energy discounted where bills before left some (RD 897/2017 annex I.1.b) [r.bonus-carry]', async () => {
    const withBefore = async (energy_wh: number) => {
      const contract = await newContract()
      for (const month of [9, 10]) await addMonth(contract, month, { energy_wh })
      const bonus = { kind: 'social_bonus' as const, name: 'Bono social', discount_percent: '42.5' }
      await db()
        .insertInto('contract_service')
        .values({
          ...bonus,
          contract_id: contract.id,
          start_day: '2026-01-01',
          discount_limit_wh: 100_000,
        })
        .execute()
      await addDays(contract, '2026-10-20', '2026-11-21')
      return (await soFarOf(contract)).estimate?.amount_so_far
    }
    expect(await withBefore(0)).toBeLessThan((await withBefore(500_000)) ?? 0)
  })

  it('goes on after a bill that was annulled and is made anew', async () => {
    const contract = await newContract()
    await addMonth(contract, 9)
    const wrong = await addMonth(contract, 10)
    await addMonth(contract, 10, { type: 'B', rectifies_number: wrong.number })
    await addDays(contract, '2026-10-20', '2026-11-21')
    expect((await soFarOf(contract)).estimate).toMatchObject({
      start_date: '2026-11-01',
      expected_end_date: '2026-11-30',
    })
  })

  it('is not moved by a difference or a fee that was billed apart', async () => {
    const contract = await newContract()
    for (const month of [9, 10]) await addMonth(contract, month)
    await addMonth(contract, 11, { type: 'C', from_day: '2026-11-03', to_day: '2026-11-04' })
    await addDays(contract, '2026-10-20', '2026-11-21')
    expect((await soFarOf(contract)).estimate?.start_date).toBe('2026-11-01')
  })

  it('ends with the contract where that ends before', async () => {
    const contract = await newContract({ end_day: '2026-11-24' })
    for (const month of [9, 10]) await addMonth(contract, month)
    await addDays(contract, '2026-10-20', '2026-11-21')
    const last = { expected_end_date: '2026-11-24', days: 24 }
    expect((await soFarOf(contract)).estimate).toMatchObject(last)
    // A month after it, a bill of a whole month would not be missing either.
    expect((await onDay('2026-12-20', () => soFarOf(contract))).estimate).toMatchObject(last)
  })

  it('has surplus off, and says that a battery may pay more', async () => {
    const contract = await newContract({ product_code: 'SOL' })
    for (const month of [9, 10]) await addMonth(contract, month)
    const battery = await addBattery(db(), [[contract, 100]])
    await addMovements(db(), [battery, contract], [['2026-06-01', 'BV-IN', 900]])
    await db()
      .updateTable('battery_contract')
      .set({ discounts: 'aplicar' })
      .where('battery_id', '=', battery)
      .execute()
    // More than the energy costs by far: the cap leaves power and what runs by the day.
    const exportWh = Array.from({ length: 24 }, (_, hour) => (hour > 9 && hour < 17 ? 3000 : 0))
    await addDays(contract, '2026-10-26', '2026-11-21', () => ({ exportWh }))
    const { estimate } = await soFarOf(contract)
    expect(estimate?.leaves_out).toEqual(['battery'])
    // 7.56 + 0.76 + 0.49 = 8.81; the tax is at least 48 kWh × 0.001 = 0.05, and 8.81 × 5.11269632 % = 0.45;
    // 9.26 × 1.21 = 11.20
    expect(estimate?.amount_so_far).toBe(11.2)
    expect(estimate!.expected_low).toBe(estimate!.expected)
  })

  it('compares with what bills came to before the battery paid', async () => {
    const contract = await newContract()
    await addMonth(contract, 9)
    const paidByBattery = await addMonth(contract, 10, { total_cents: 100 })
    const euros = { quantity: '1', unit: 'unit', price_unit: 'EUR' } as const
    await addLines(paidByBattery, 10, [
      { ...euros, kind: 'power', price: '31', amount_cents: 3100 },
      { ...euros, kind: 'battery', price: '-30', amount_cents: -3000 },
    ])
    await addDays(contract, '2026-10-20', '2026-11-21')
    // 31.00 + 5.11269632 % = 32.58; + 21 % = 39.42; over 30 of 31 days 38.15
    expect((await soFarOf(contract)).estimate?.usual).toBe(38.15)
  })

  it('compares with the bill and what corrected it, and not with fees billed beside it', async () => {
    const contract = await newContract()
    await addMonth(contract, 8, { total_cents: 3000 })
    const last = await addMonth(contract, 10, { total_cents: 3500 })
    await addMonth(contract, 10, { type: 'RA', total_cents: -400, rectifies_number: last.number })
    const aDay = { type: 'C', from_day: '2026-10-20', to_day: '2026-10-21', total_cents: 90_400 } as const
    await addMonth(contract, 10, aDay)
    // Beside no bill at all.
    await addMonth(contract, 9, { ...aDay, from_day: '2026-09-29', to_day: '2026-09-30' })
    await addDays(contract, '2026-10-20', '2026-11-21')
    // 31.00 over 30 of 31 days.
    expect((await soFarOf(contract)).estimate).toMatchObject({ days: 30, usual: 30 })
  })

  it('has the powers of before until the day on which they were changed', async () => {
    const contract = await newContract({ powers_w: [2300, 2300] })
    for (const month of [9, 10]) await addMonth(contract, month)
    await addDays(contract, '2026-10-20', '2026-11-21', () => ({ importWh: 0 }))
    // The retailer's file brought the new ones without a day: since the last bill.
    const before = await soFarOf(contract)
    // 2.3 × 30 × 20 ÷ 365 = 3.78, 0.38 and 0.49: 4.65 + 0.24 = 4.89; × 1.21 = 5.92
    expect(before.estimate?.amount_so_far).toBe(5.92)
    await changePowers(contract)
    // Ten days of each: 3.78 + 1.89 … the sum of both is between that and twice as much.
    const after = (await soFarOf(contract)).estimate!.amount_so_far
    // P1 4.6 × 30 × 10 ÷ 365 = 3.78 and 2.3 … = 1.89; P2 0.38 and 0.19; 0.49: 6.73 + 0.34 = 7.07; × 1.21 = 8.55
    expect(after).toBe(8.55)
  })
})

/** A change of power of this contract's that took effect on 11 November. */
async function changePowers({ id, name }: TestContract) {
  const { customerId, accountId } = customer()
  const { id: request } = await db()
    .insertInto('request')
    .values({
      reference: 'ABCD-2345',
      customer_id: customerId,
      account_id: accountId,
      contract_id: id,
      contract_name: name,
      procedure: 'power',
      state: 'effective',
      needs_distributor: true,
      submission: asSealedJson('{}'),
      submission_hash: Buffer.alloc(32),
      changes: asSealedJson('{}'),
      before: asSealedJson('{}'),
      idempotency_key: 'a-key-of-this-test',
      asked_hash: Buffer.alloc(32),
      locale: 'es_ES',
      submitted_at: '2026-11-01T10:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('contract_change')
    .values({
      contract_id: id,
      field: 'powers_w',
      base_value: asSealedJson('[4600,4600]'),
      value: asSealedJson('[2300,2300]'),
      request_id: request,
      // In Madrid it is already the 11th.
      applied_at: '2026-11-10T23:30:00Z',
    })
    .execute()
}

describe('there is no estimate', () => {
  it.each<[string, Parameters<typeof newContract>[0], string]>([
    ['of gas', { kind: 'gas' }, 'gas'],
    ['of a closed contract', { state: 'baixa', end_day: '2026-10-31' }, 'not_active'],
    ['of a draft', { state: 'esborrany', start_day: null }, 'not_active'],
  ])('%s', async (_, fields, reason) => {
    const contract = await newContract(fields)
    await addMonth(contract, 10)
    expect(await soFarOf(contract)).toEqual({ estimate: null, reason })
  })

  it('before the first bill', async () => {
    const contract = await newContract()
    await addDays(contract, '2026-11-01', '2026-11-21')
    expect(await soFarOf(contract)).toEqual({ estimate: null, reason: 'no_bill_yet' })
  })

  it('without readings since the last bill', async () => {
    const contract = await newContract()
    await addMonth(contract, 10)
    expect(await soFarOf(contract)).toEqual({ estimate: null, reason: 'no_readings' })
    await addDays(contract, '2026-10-01', '2026-11-01')
    expect(await soFarOf(contract)).toEqual({ estimate: null, reason: 'no_readings' })
  })

  it('where bills stopped so long ago that two should have come since', async () => {
    const contract = await newContract()
    for (const month of [7, 8]) await addMonth(contract, month)
    await addDays(contract, '2026-08-20', '2026-11-21')
    // September has 30 days: the one after it is over on 31 October.
    expect((await onDay('2026-10-30', () => soFarOf(contract))).estimate).toMatchObject({
      expected_end_date: '2026-09-30',
    })
    expect(await onDay('2026-10-31', () => soFarOf(contract))).toEqual({
      estimate: null,
      reason: 'bills_missing',
    })
  })

  it.each([
    ['where the price changes by the hour and the product says no formula', 'HORA'],
    ['where the product has no prices', 'NADA'],
  ])('%s', async (_, product_code) => {
    const contract = await newContract({ product_code })
    await addMonth(contract, 10)
    await addDays(contract, '2026-10-20', '2026-11-21')
    expect(await soFarOf(contract)).toEqual({ estimate: null, reason: 'no_prices' })
  })
})
