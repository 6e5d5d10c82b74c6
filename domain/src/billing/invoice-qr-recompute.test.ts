import { describe, expect, it } from 'vitest'
import { recomputeInvoiceQr, type InvoiceQrTaxes } from './invoice-qr-recompute.ts'
import type { InvoiceQrSaid } from './invoice-qr.ts'
import { spanOfBothDates } from '../time/date-span.ts'

const ORDINARY: InvoiceQrTaxes = {
  electricityTaxPercent: '5.11269632',
  vatPercent: '21',
  servicesVatPercent: '21',
}
const REDUCED: InvoiceQrTaxes = {
  electricityTaxPercent: '0.5',
  electricityTaxMinimumPerKwh: '0.001',
  vatPercent: '10',
  servicesVatPercent: '21',
}

/** 4 × 35.405365 × 29 ÷ 365 = 11.25 and 4 × 9.855365 × 29 ÷ 365 = 3.13; energy 1.92 + 1.13 + 1.89. */
const A: InvoiceQrSaid = {
  invoiceType: 'N',
  pricing: 'three_prices',
  span: spanOfBothDates('2026-08-13', '2026-09-10'),
  powersW: [4000, 4000],
  powerPricesPerKwYear: ['35.405365', '9.855365'],
  powerCents: 1438,
  energiesWh: [10_000, 10_000, 23_000],
  energyPricesPerKwh: ['0.192000', '0.113000', '0.082000'],
  energyCents: 492,
  socialBonusFinancingCents: 72,
  otherWithoutElectricityTaxCents: 77,
  totalCents: 2635,
}

/** 3 × 29.2 × 30 ÷ 365 = 7.20 twice; energy 7.58 + 5.03 + 6.82. */
const B: InvoiceQrSaid = {
  ...A,
  span: spanOfBothDates('2026-07-16', '2026-08-14'),
  powersW: [3000, 3000],
  powerPricesPerKwYear: ['29.2', '29.2'],
  powerCents: 1440,
  energiesWh: [89_000, 59_000, 80_000],
  energyPricesPerKwh: ['0.0852', '0.0852', '0.0852'],
  energyCents: 1954,
  socialBonusFinancingCents: 74,
  otherWithoutElectricityTaxCents: 80,
  totalCents: 4504,
}

/** 12.57 + 1.86; energy 7.49 + 22.44 + 62.08; surplus, services, and the least electricity tax: 866 × 0.001 = 0.87. */
const C: InvoiceQrSaid = {
  ...A,
  span: spanOfBothDates('2026-04-01', '2026-04-30'),
  powersW: [4600, 4600],
  powerPricesPerKwYear: ['33.24201', '4.921295'],
  powerCents: 1443,
  energiesWh: [40_000, 174_000, 652_000],
  energyPricesPerKwh: ['0.187225', '0.128939', '0.095209'],
  energyCents: 9208,
  surplusCompensationCents: 1974,
  servicesCents: 104,
  socialBonusFinancingCents: 57,
  otherWithoutElectricityTaxCents: 80,
  totalCents: 9917,
}

/** Power and energy of the worked example of the annex: 7.33 + 0.32; 29.52 + 20.29 + 35.38. */
const ANNEX: InvoiceQrSaid = {
  ...A,
  span: spanOfBothDates('2022-08-01', '2022-08-31'),
  powersW: [3300, 3300],
  powerPricesPerKwYear: ['26.164043', '1.143132'],
  powerCents: 765,
  energiesWh: [112_000, 94_000, 180_000],
  energyPricesPerKwh: ['0.263547', '0.215858', '0.196532'],
  energyCents: 8518,
}

function recomputed(saidCents: number, recomputedCents: number, toleranceCents: number) {
  return {
    status: 'recomputed',
    saidCents,
    recomputedCents,
    differenceCents: saidCents - recomputedCents,
    toleranceCents,
    agrees: Math.abs(saidCents - recomputedCents) <= toleranceCents,
  }
}

describe('what a bill link says, worked out again [r.bill-qr-read]', () => {
  it.each([
    {
      qr: A,
      taxes: ORDINARY,
      days: 29,
      power: recomputed(1438, 1438, 1),
      energy: recomputed(492, 494, 22),
      total: 2635,
      taxed: false,
    },
    {
      qr: B,
      taxes: ORDINARY,
      days: 30,
      power: recomputed(1440, 1440, 1),
      energy: recomputed(1954, 1943, 14),
      total: 4504,
      taxed: false,
    },
    {
      qr: C,
      taxes: REDUCED,
      days: 30,
      power: recomputed(1443, 1443, 1),
      energy: recomputed(9208, 9201, 22),
      total: 9917,
      taxed: undefined,
    },
  ])('of $days days and $total cents', ({ qr, taxes, days, power, energy, total, taxed }) => {
    expect(recomputeInvoiceQr(qr, taxes)).toEqual({
      days,
      power,
      energy,
      total: recomputed(total, total, 2),
      ...(taxed === undefined ? {} : { financingTaxed: taxed }),
    })
  })

  it('fits the power and energy of the example of the annex', () => {
    const { power, energy } = recomputeInvoiceQr(ANNEX)
    expect(power).toEqual(recomputed(765, 765, 1))
    expect(energy).toMatchObject({ recomputedCents: 8519, differenceCents: -1, agrees: true })
  })

  it('finds the financing taxed where the total was made so', () => {
    // 14.38 + 4.92 + 0.72 = 20.02; 5.1127 % is 1.02; with the rental 21.81; VAT 4.58
    const { total, financingTaxed } = recomputeInvoiceQr({ ...A, totalCents: 2639 }, ORDINARY)
    expect(total).toEqual(recomputed(2639, 2639, 2))
    expect(financingTaxed).toBe(true)
  })

  it('adds and takes away every part as the annex does', () => {
    // (14.38 + 4.92 − 2.00 + 1.00 − 4.92 + 3.00) = 16.38; 10 % is 1.64; + 0.77 − 1.50 = 17.29; 10 % is 1.73;
    // services 5.50 and 21 % 1.16
    const qr: InvoiceQrSaid = {
      ...A,
      socialBonusDiscountCents: 200,
      socialBonusFinancingCents: 0,
      adjustmentCents: 100,
      surplusCompensationCents: 1000,
      otherWithElectricityTaxCents: 300,
      discountCents: 150,
      servicesCents: 550,
      totalCents: 2568,
    }
    const taxes = { electricityTaxPercent: '10', vatPercent: '10', servicesVatPercent: '21' }
    expect(recomputeInvoiceQr(qr, taxes).total).toEqual(recomputed(2568, 2568, 2))
  })

  it('shows what does not fit', () => {
    expect(recomputeInvoiceQr({ ...A, powerCents: 1500, totalCents: 9999 }, ORDINARY)).toMatchObject({
      power: { differenceCents: 62, agrees: false },
      total: { agrees: false },
    })
    // A fraction of a kWh shows that the link counts as the bill does: no half kWh of grace is left.
    const exact: InvoiceQrSaid = { ...A, energiesWh: [10_001, 10_001, 23_001], energyCents: 497 }
    expect(recomputeInvoiceQr(exact).energy).toEqual(recomputed(497, 494, 2))
  })

  it.each([
    // 4 × 36.5 × 30 ÷ 365 = 12.00 in a common year, ÷ 366 = 11.97 in a leap year
    ['2026-04-01', '2026-04-30', 1200, 1200],
    ['2028-04-01', '2028-04-30', 1197, 1197],
    // contracts that divide by 365 in leap years too
    ['2028-04-01', '2028-04-30', 1200, 1200],
    ['2028-04-01', '2028-04-30', 1150, 1197],
    // 20 days of 2028 ÷ 366 and 10 of 2029 ÷ 365: 4 × 36.5 × (20 ÷ 366 + 10 ÷ 365) = 11.978
    ['2028-12-12', '2029-01-10', 1198, 1198],
  ])('divides prices per year by the days of each year: %s to %s', (first, last, said, cents) => {
    const qr: InvoiceQrSaid = {
      ...A,
      span: spanOfBothDates(first, last),
      powerPricesPerKwYear: ['36.5', '0'],
      powerCents: said,
    }
    expect(recomputeInvoiceQr(qr).power).toMatchObject({ recomputedCents: cents })
  })

  it('multiplies prices per day by the days, in leap years too', () => {
    const qr: InvoiceQrSaid = {
      ...A,
      span: spanOfBothDates('2028-02-01', '2028-02-29'),
      powerPricesPerKwDay: ['0.1', '0.01'],
      powerPricesPerKwYear: ['36.6', '3.66'],
      powerCents: 1276,
    }
    expect(recomputeInvoiceQr(qr).power).toEqual(recomputed(1276, 1276, 1))
  })

  const without = (...keys: readonly (keyof InvoiceQrSaid)[]) =>
    Object.fromEntries(
      Object.entries(A).filter(([key]) => !keys.includes(key as keyof InvoiceQrSaid)),
    ) as InvoiceQrSaid

  it.each([
    [
      'a cancelling bill',
      { ...A, invoiceType: 'A' },
      'changes_earlier_bills',
      'changes_earlier_bills',
      'changes_earlier_bills',
    ],
    [
      'new prices within the period',
      { ...A, priceChange: 'in_this_period' },
      'prices_change',
      'prices_change',
      undefined,
    ],
    [
      'a flexible tariff without its bands',
      { ...A, pricing: 'flexible' },
      undefined,
      'flexible_tariff',
      undefined,
    ],
    ['a flat rate', { ...A, pricing: 'flat_rate' }, undefined, 'flat_rate_or_fee', undefined],
    ['a monthly fee', { ...A, fixedMonthlyFee: true }, undefined, 'flat_rate_or_fee', undefined],
    ['PVPC', { ...A, pricing: 'pvpc' }, undefined, undefined, 'pvpc'],
    [
      'no prices',
      without('powerPricesPerKwYear', 'energyPricesPerKwh'),
      'prices_missing',
      'prices_missing',
      undefined,
    ],
    ['no energies', without('energiesWh'), undefined, 'energies_missing', undefined],
    ['no amounts', without('powerCents', 'energyCents'), 'not_said', 'not_said', 'parts_missing'],
    ['no total', without('totalCents'), undefined, undefined, 'not_said'],
  ] as const)('%s: says why not', (_case, qr, power, energy, total) => {
    const result = recomputeInvoiceQr(qr, ORDINARY)
    const because = [result.power, result.energy, result.total].map((figure) =>
      figure.status === 'not_recomputed' ? figure.because : undefined,
    )
    expect(because).toEqual([power, energy, total])
  })

  it('works out a flexible tariff from its two bands, within rounding', () => {
    const flexible: InvoiceQrSaid = {
      ...A,
      pricing: 'flexible',
      flexibleEnergiesWh: [100_000, 50_500],
      energyPricesPerKwh: ['0.15', '0.09', '0'],
      energyCents: 1955, // 15.00 + 4.545
    }
    expect(recomputeInvoiceQr(flexible).energy).toEqual(recomputed(1955, 1955, 10))
    const said = (energyCents: number) => recomputeInvoiceQr({ ...flexible, energyCents }).energy
    // Half a kWh of the whole 100 at 0.15 is 8 cents, and 2 for rounding.
    expect(said(1965)).toMatchObject({ agrees: true })
    expect(said(1966)).toMatchObject({ agrees: false })
  })

  it('leaves the total out when no rates are given', () => {
    expect(recomputeInvoiceQr(A).total).toEqual({
      status: 'not_recomputed',
      saidCents: 2635,
      because: 'taxes_not_given',
    })
  })
})
