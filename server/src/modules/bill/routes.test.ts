import { describe, expect, it } from 'vitest'
import { addBattery, addMovements, type addInvoice } from '../../testing/factories.ts'
import { billOffice, october, september } from './bills.fixture.ts'

const { server, newCustomer, explained, addBill } = billOffice()

describe('a bill [GET invoices/{id}/bill/]', () => {
  it('of differences shows the energy that it gives back', async () => {
    const signed = await newCustomer()
    const { number } = await addBill(signed.contract, { ...october })
    const { id } = await addBill(signed.contract, {
      ...october,
      fields: { type: 'RA', rectifies_number: number, energy_wh: -50_000, total_cents: -860 },
    })
    const { invoice } = await explained(signed, id)
    expect(invoice).toMatchObject({ energy_consumed: -50, amount_total: -8.6 })
  })

  it('shows a meter that was replaced within it beside the new one, by their days', async () => {
    const signed = await newCustomer()
    const { id } = await addBill(signed.contract, { ...october })
    const read = { invoice_id: id, magnitude: 'import', tariff_period: 1 } as const
    await server()
      .db.insertInto('invoice_reading')
      .values([
        { ...read, meter: 'A2', previous_day: '2026-10-15', current_day: '2026-10-31', quantity: '115000' },
        { ...read, meter: 'Z1', previous_day: '2026-09-30', current_day: '2026-10-15', quantity: '100000' },
      ])
      .execute()
    const { readings } = await explained(signed, id)
    expect(readings.map(({ meter, current_date, quantity }) => [meter, current_date, quantity])).toEqual([
      ['Z1', '2026-10-15', 100_000],
      ['A2', '2026-10-31', 115_000],
    ])
  })

  it('has every part, in the units of the reply', async () => {
    const signed = await newCustomer({ zone: 'baleares' })
    const { id, number } = await addBill(signed.contract, {
      ...october,
      fields: { iban_last4: '1332', estimated: true },
    })
    await server()
      .db.insertInto('invoice_reading')
      .values([
        {
          invoice_id: id,
          magnitude: 'demand',
          tariff_period: 1,
          current_day: '2026-10-31',
          quantity: '3120',
        },
        {
          invoice_id: id,
          magnitude: 'import',
          tariff_period: 1,
          previous_day: '2026-09-30',
          previous_reading: '1000000',
          current_day: '2026-10-31',
          current_reading: '1310000',
          quantity: '310000',
          method: 'estimated',
        },
      ])
      .execute()
    await server()
      .db.insertInto('invoice_payment')
      .values([
        { invoice_id: id, reference: 'B', day: '2026-11-20', amount_cents: -5115, method: 'refund' },
        { invoice_id: id, reference: 'A', day: '2026-11-10', amount_cents: 10230, method: 'direct_debit' },
      ])
      .execute()
    const bill = await explained(signed, id)
    expect(bill.invoice).toMatchObject({ id, number, amount_total: 51.15, payment_status: 'paid' })
    expect(bill).toMatchObject({
      days: 31,
      iban_last4: '1332',
      estimated: true,
      powers: [4.6, 4.6],
      zone: 'baleares',
      time_zone: 'Europe/Madrid',
      previous: null,
      year_before: null,
      ladder: [],
      ladder_next: null,
      cut_date: null,
      reconnection: null,
      related: [],
      grouped_with: [],
      battery: null,
      transfer_group: null,
    })
    expect(bill.lines).toEqual([
      {
        kind: 'energy',
        tariff_period: 1,
        name: null,
        from: '2026-10-01',
        to: '2026-10-31',
        quantity: '310',
        unit: 'kWh',
        price: '0.15',
        price_unit: 'EUR/kWh',
        days: null,
        year_days: null,
        amount: 46.5,
      },
    ])
    expect(bill.taxes).toEqual([
      {
        tax: 'IVA',
        rate_unit: '%',
        rate: '10',
        base: 46.5,
        quantity_kwh: null,
        amount: 4.65,
        unsure: false,
        unsure_since: null,
        reduced: false,
      },
    ])
    expect(bill.readings.map(({ magnitude, quantity, method }) => [magnitude, quantity, method])).toEqual([
      ['import', 310_000, 'estimated'],
      ['demand', 3120, 'real'],
    ])
    expect(bill.payments).toEqual([
      { date: '2026-11-10', amount: 102.3, method: 'direct_debit' },
      { date: '2026-11-20', amount: -51.15, method: 'refund' },
    ])
    const goes = bill.destination.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
    expect(goes).toBe(5115)
  })

  it('says of a tax whether its rate hangs on a figure that is not known [r.unsure-rates]', async () => {
    const signed = await newCustomer()
    // November 2026: RDL 25/2026 art. 18.1.
    const { id } = await addBill(signed.contract, { ...october, from_day: '2026-10-20' })
    expect((await explained(signed, id)).taxes).toMatchObject([
      { tax: 'IVA', unsure: true, unsure_since: '2026-10-14' },
    ])
  })

  it('of gas has no powers, and network and retailer are one', async () => {
    const signed = await newCustomer({ kind: 'gas' })
    const { id } = await addBill(signed.contract, { ...october, fields: { tariff: 'RL.2', powers_w: [] } })
    const bill = await explained(signed, id)
    expect(bill.invoice.type).toBe('gas')
    expect(bill.powers).toEqual([])
    expect(bill.destination).toEqual([
      { destination: 'energy_network_and_retailer', amount: 46.5 },
      { destination: 'taxes', amount: 4.65 },
    ])
  })

  it.each<[string, Parameters<typeof addInvoice>[2], object]>([
    ['in process', { state: 'in_process' }, { payment_status: 'in_process', amount_pending: 51.15 }],
    ['partially paid', { state: 'open', pending_cents: 2000 }, { payment_status: 'partially_paid' }],
    ['overdue', { state: 'open', debt_cents: 5115 }, { payment_status: 'not_paid', amount_debt: 51.15 }],
  ])('%s is stated as in the list', async (_, fields, expected) => {
    const signed = await newCustomer()
    const { id } = await addBill(signed.contract, { ...october, fields: { ...fields } })
    expect((await explained(signed, id)).invoice).toMatchObject(expected)
  })

  it('names what is paid with it, of this customer', async () => {
    const [signed, other] = [await newCustomer(), await newCustomer()]
    const fields = { state: 'grouped_proforma', proforma_number: 'PF-1' } as const
    const { id } = await addBill(signed.contract, { ...october, fields: { ...fields } })
    const second = await addBill(signed.contract, { ...september, fields: { ...fields } })
    await addBill(other.contract, { ...october, fields: { ...fields } })
    const bill = await explained(signed, id)
    expect(bill.grouped_with).toEqual([{ id: second.id, number: second.number }])
    // The bank takes them together.
    expect(bill.transfer_group).toBeNull()
  })

  it('says what went into the virtual battery with it, and what is left there [r.bill-battery]', async () => {
    const signed = await newCustomer()
    const before = await addBill(signed.contract, september)
    const { id, number } = await addBill(signed.contract, october)
    const battery = await addBattery(server().db, [[signed.contract, 100]])
    await addMovements(
      server().db,
      [battery, signed.contract],
      [
        ['2026-10-05', before.number, 1043],
        ['2026-11-05', number, 562],
      ],
    )
    expect((await explained(signed, id)).battery).toMatchObject({ kept: 5.62, taken: 0, balance: 16.05 })
    expect((await explained(signed, before.id)).battery).toMatchObject({ kept: 10.43, balance: 10.43 })
  })

  it('names the one transfer that pays it with others, with its sum [r.how-paid]', async () => {
    const signed = await newCustomer()
    const fields = { state: 'grouped_proforma', proforma_number: 'PF-2', payment_method: 'transfer' } as const
    const { id } = await addBill(signed.contract, { ...october, fields: { ...fields } })
    const second = await addBill(signed.contract, { ...september, fields: { ...fields } })
    const bill = await explained(signed, id)
    const other = await explained(signed, second.id)
    const amount = Math.round((bill.invoice.amount_pending + other.invoice.amount_pending) * 100) / 100
    expect(bill.transfer_group).toEqual({ reference: 'PF-2', amount, invoices: 2 })
    expect(other.transfer_group).toEqual(bill.transfer_group)
  })
})

describe('an invoice that is not there', () => {
  const bare = (headers: Record<string, unknown>) => {
    const { date: _, 'x-request-id': __, ...rest } = headers
    return rest
  }

  it('another customer’s is as none', async () => {
    const [signed, other] = [await newCustomer(), await newCustomer()]
    const { id } = await addBill(other.contract, october)
    const replies = await Promise.all(
      [id, 987_654_321].map((asked) =>
        server().inject({ url: `/api/v1/invoices/${asked}/bill/`, headers: signed.headers }),
      ),
    )
    const [foreign, absent] = replies.map(({ statusCode, headers, body }) => ({
      statusCode,
      headers: bare(headers),
      body: body.replaceAll(/"request_id":"[^"]*"/g, ''),
    }))
    expect(foreign).toEqual(absent)
    expect(foreign?.statusCode).toBe(404)
  })

  it.each(['0', '01', '1e3', '-1', '1.0', '9007199254740993', 'F-1', '%00'])('%s is no id', async (id) => {
    const signed = await newCustomer()
    expect((await server().get(`invoices/${id}/bill/`, signed.headers)).status).toBe(404)
  })

  it('is for customers alone', async () => {
    expect((await server().get('invoices/1/bill/')).status).toBe(401)
  })
})

describe('the energy of a bill with social bonus', () => {
  /** 1,587 kWh a year from 10 September on: 91.307 in the 21 days of September, 134.786 in October. */
  const homeWithBonus = async (octoberKwh: number) => {
    const signed = await newCustomer()
    await server()
      .db.insertInto('contract_service')
      .values({
        contract_id: signed.contract.id,
        kind: 'social_bonus',
        name: 'Bono social',
        start_day: '2026-09-10',
        discount_percent: '42.5',
        discount_limit_wh: 1_587_000,
      })
      .execute()
    const before = await addBill(signed.contract, { ...september, kwh: 100 })
    const bill = await addBill(signed.contract, { ...october, kwh: octoberKwh })
    return { signed, before, bill }
  }

  it('is stated separately from what lies beyond its limit, with what the bills before left (RD 897/2017 annex I) [r.bonus-carry]', async () => {
    const { signed, before, bill } = await homeWithBonus(170)
    // 100 kWh × 21 ÷ 30 = 70 in the days of the bonus.
    const first = { limit_kwh: 91.306, carried_kwh: 0, discounted_kwh: 70, beyond_kwh: 0 }
    expect((await explained(signed, before.id)).social_bonus).toEqual(first)
    const second = { limit_kwh: 134.786, carried_kwh: 21.306, discounted_kwh: 156.092, beyond_kwh: 13.908 }
    expect((await explained(signed, bill.id)).social_bonus).toEqual(second)
  })

  it('counts no bill that was annulled by then', async () => {
    const { signed, before, bill } = await homeWithBonus(100)
    const annulled = { type: 'A' as const, rectifies_number: before.number }
    const { id } = await addBill(signed.contract, { ...september, kwh: 100, fields: annulled })
    expect((await explained(signed, bill.id)).social_bonus).toMatchObject({ carried_kwh: 0 })
    expect((await explained(signed, id)).social_bonus).toBeNull()
  })

  it('is not known without a limit', async () => {
    const signed = await newCustomer()
    const { id } = await addBill(signed.contract, october)
    expect((await explained(signed, id)).social_bonus).toBeNull()
  })
})

it('a bill within which the product changed says from when on it was another [r.contract-products]', async () => {
  const signed = await newCustomer()
  const { id } = await addBill(signed.contract, october)
  expect((await explained(signed, id)).product_changes).toEqual([])
  await server()
    .db.insertInto('product')
    .values({ code: 'OLD', kind: 'electricity', name: 'Vieja' })
    .execute()
  for (const end_day of ['2026-09-30', '2026-10-15', '2026-10-31']) {
    await server()
      .db.insertInto('contract_product')
      .values({ contract_id: signed.contract.id, product_code: 'OLD', end_day })
      .execute()
  }
  expect((await explained(signed, id)).product_changes).toEqual([{ name: 'Vieja', from: '2026-10-16' }])
})
