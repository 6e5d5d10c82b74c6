import { describe, expect, it } from 'vitest'
import { addInvoice } from '../../testing/factories.ts'
import { billsOfMonths } from './bills-of-months.fixture.ts'

const { db, services, newContract, dataOf, addMonth } = billsOfMonths()

describe('the data of a bill [GET invoices/{id}/pdf/]', () => {
  it('has every part, in units of the house', async () => {
    const { customer, contract } = await newContract({
      name: 'C-DOC',
      supply_postal_code: '08500',
      supply_province: '08',
      cadastral_reference: '9872023VH5797S0001WX',
      distributor_name: 'e-distribución',
      distributor_phone: '800 760 706',
      fiscal_address: 'Apartat 3, 08500 Vic',
      commitment_end_day: '2027-01-31',
    })
    const { id } = await addInvoice(db(), contract, {
      number: 'F-DOC',
      state: 'open',
      total_cents: 1234,
      partner_name: 'Núria Solé',
      powers_w: [3450, 4600],
      estimated: true,
      iban_last4: '1332',
    })
    const span = { from_day: '2026-10-01', to_day: '2026-11-01' }
    await db()
      .insertInto('invoice_line')
      .values([
        {
          invoice_id: id,
          position: 2,
          kind: 'service',
          name: 'Mantenimiento',
          ...span,
          quantity: '1',
          unit: 'unit',
          price: '-5',
          price_unit: 'EUR',
          amount_cents: -500,
        },
        {
          invoice_id: id,
          position: 1,
          kind: 'power',
          tariff_period: 2,
          ...span,
          quantity: '4.6',
          unit: 'kW',
          price: '0.725423',
          price_unit: 'EUR/kW/year',
          days: 31,
          year_days: 365,
          amount_cents: 28,
        },
      ])
      .execute()
    await db()
      .insertInto('invoice_tax')
      .values([
        {
          invoice_id: id,
          position: 2,
          tax: 'IVA',
          rate_unit: '%',
          rate: '21',
          base_cents: 100,
          amount_cents: 21,
        },
        {
          invoice_id: id,
          position: 1,
          tax: 'electricity_tax',
          rate_unit: 'EUR/kWh',
          rate: '0.001',
          base_cents: 0,
          quantity_kwh: '150.5',
          amount_cents: 15,
        },
      ])
      .execute()
    const read = { previous_day: '2026-09-30', current_day: '2026-10-31' }
    await db()
      .insertInto('invoice_reading')
      .values([
        {
          invoice_id: id,
          magnitude: 'demand',
          tariff_period: 1,
          current_day: '2026-10-31',
          quantity: '3210',
        },
        {
          invoice_id: id,
          magnitude: 'import',
          tariff_period: 2,
          ...read,
          previous_reading: '1000000',
          current_reading: '1100500',
          quantity: '100500',
          method: 'estimated',
        },
        { invoice_id: id, magnitude: 'import', tariff_period: 1, ...read, quantity: '50000' },
      ])
      .execute()
    await db()
      .insertInto('invoice_payment')
      .values([
        { invoice_id: id, reference: 'b', day: '2026-11-20', amount_cents: -400, method: 'refund' },
        { invoice_id: id, reference: 'a', day: '2026-11-10', amount_cents: 400, method: 'card' },
      ])
      .execute()
    const reading = { method: 'real', previousDay: '2026-09-30', currentDay: '2026-10-31' }
    expect(await dataOf(customer, id)).toEqual({
      organisation: services().deployment.organisation,
      brand: services().deployment.brand,
      invoice: {
        number: 'F-DOC',
        type: 'N',
        rectifies: undefined,
        state: 'open',
        day: '2026-11-05',
        dueDay: '2026-11-25',
        energyWh: 150_000,
        estimated: true,
        paymentMethod: 'direct_debit',
        ibanLast4: '1332',
        transferGroup: undefined,
      },
      battery: undefined,
      bill: {
        span: { from: '2026-10-01', to: '2026-11-01' },
        lines: [
          {
            kind: 'power',
            tariffPeriod: 2,
            span: { from: '2026-10-01', to: '2026-11-01' },
            quantity: '4.6',
            unit: 'kW',
            price: '0.725423',
            priceUnit: 'EUR/kW/year',
            days: 31,
            yearDays: 365,
            amountCents: 28,
          },
          {
            kind: 'service',
            name: 'Mantenimiento',
            span: { from: '2026-10-01', to: '2026-11-01' },
            quantity: '1',
            unit: 'unit',
            price: '-5',
            priceUnit: 'EUR',
            amountCents: -500,
          },
        ],
        taxes: [
          {
            tax: 'electricity_tax',
            rateUnit: 'EUR/kWh',
            rate: '0.001',
            baseCents: 0,
            quantityKwh: '150.5',
            amountCents: 15,
          },
          { tax: 'IVA', rateUnit: '%', rate: '21', baseCents: 100, amountCents: 21 },
        ],
        totalCents: 1234,
      },
      regulatedBy: [],
      labels: services().deployment.bills.labels,
      chargeParts: services().deployment.bills.chargeParts,
      textLanguages: {},
      partner: { name: 'Núria Solé', nif: '00000000T', address: 'Apartat 3, 08500 Vic' },
      supply: {
        kind: 'electricity',
        cups: contract.cups,
        address: 'Calle del Sol 1, 28001 Madrid',
        postalCode: '08500',
        province: '08',
        zone: 'peninsula',
        cadastralReference: '9872023VH5797S0001WX',
        tariff: '2.0TD',
        powersW: [3450, 4600],
        pressureBar: undefined,
        distributor: {
          name: 'e-distribución',
          reference: undefined,
          phone: '800 760 706',
          portal: undefined,
        },
      },
      contract: {
        name: 'C-DOC',
        ownerName: 'Cliente',
        ownerNif: '00000000T',
        startDay: '2023-02-01',
        endDay: undefined,
        commitmentEndDay: '2027-01-31',
        terms: { durationMonths: 12, stay: null },
      },
      product: { name: 'Tarifa', priceKind: 'fixed', renewable: false, market: 'free' },
      readings: [
        { ...reading, magnitude: 'import', tariffPeriod: 1, quantity: 50_000 },
        {
          ...reading,
          magnitude: 'import',
          tariffPeriod: 2,
          previousReading: 1_000_000,
          currentReading: 1_100_500,
          quantity: 100_500,
          method: 'estimated',
        },
        { ...reading, previousDay: undefined, magnitude: 'demand', tariffPeriod: 1, quantity: 3210 },
      ],
      payments: [
        { day: '2026-11-10', amountCents: 400, method: 'card' },
        { day: '2026-11-20', amountCents: -400, method: 'refund' },
      ],
      history: [
        {
          span: { from: '2026-10-01', to: '2026-11-01' },
          energyWh: 150_000,
          amountCents: 1234,
          estimated: true,
          periodsWh: [50_000, 100_500],
        },
      ],
      year: {
        span: { from: '2026-10-01', to: '2026-11-01' },
        importWh: [50_000, 100_500],
        demandW: [3210],
      },
    })
  })

  it('names the invoice it rectifies, with its day where we know it', async () => {
    const { customer, contract } = await newContract()
    await addMonth(contract, 9, { number: 'KNOWN', day: '2026-10-07' })
    const [known, unknown] = [
      await addMonth(contract, 9, { type: 'A', rectifies_number: 'KNOWN' }),
      await addMonth(contract, 8, { type: 'R', rectifies_number: 'FOREIGN' }),
    ]
    // The number of somebody else's invoice reveals nothing of it.
    const other = await newContract()
    await addMonth(other.contract, 8, { number: 'FOREIGN' })
    const rectified = async (id: number) => (await dataOf(customer, id)).invoice.rectifies
    expect(await rectified(known.id)).toEqual({ number: 'KNOWN', day: '2026-10-07' })
    expect(await rectified(unknown.id)).toEqual({ number: 'FOREIGN', day: undefined })
  })

  it('has the price kind of the product of its day, also when the contract has another now', async () => {
    await db()
      .insertInto('product')
      .values([
        { code: 'OLD', kind: 'electricity', name: 'Indexada', price_kind: 'indexed', renewable: true },
        { code: 'NEW', kind: 'electricity', name: 'Fija', commercial_name: 'Fija verde' },
      ])
      .execute()
    const { customer, contract } = await newContract({ product_code: 'NEW' })
    const productOf = async (product_name: string) => {
      const { id } = await addMonth(contract, 3, { product_name })
      return (await dataOf(customer, id)).product
    }
    expect(await productOf('Indexada')).toEqual({
      name: 'Indexada',
      priceKind: 'indexed',
      renewable: true,
      market: 'free',
    })
    expect(await productOf('Fija verde')).toMatchObject({ priceKind: 'fixed', renewable: false })
    expect(await productOf('Nobody knows')).toMatchObject({ name: 'Nobody knows', priceKind: 'fixed' })
  })

  it('is not found for another customer', async () => {
    const { contract } = await newContract()
    const { id } = await addMonth(contract, 1)
    const { customer } = await newContract()
    await expect(dataOf(customer, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(dataOf(customer, 999_999)).rejects.toMatchObject({ code: 'not_found' })
  })
})
