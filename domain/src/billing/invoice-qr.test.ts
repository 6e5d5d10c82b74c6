import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cupsCheckLetters } from '../identity/cups.ts'
import { decimalOf } from '../money.ts'
import { dayFromNumber, dayNumber } from '../time/day.ts'
import { spanOfBothDates } from '../time/date-span.ts'
import { readInvoiceQr } from './invoice-qr-read.ts'
import { invoiceTypes } from './invoice-type.ts'
import {
  invoiceQrTypeOf,
  invoiceQrTypes,
  priceChanges,
  priceRevisions,
  pricingLetters,
  writeInvoiceQr,
  type InvoiceQr,
  type InvoiceQrPricing,
} from './invoice-qr.ts'

/** The worked example of the annex, with a made-up CUPS and the `rev` it leaves out. */
const example: InvoiceQr = {
  cups: 'ES1234123456789012JY',
  postalCode: '28001',
  retailerCode: 'R2-000',
  invoiceType: 'N',
  issuedOn: '2022-09-05',
  span: spanOfBothDates('2022-08-01', '2022-08-31'),
  powersW: [3300, 3300],
  maximeterPowersW: [3000, 3300],
  yearEnergiesWh: [1_298_000, 1_189_000, 2_178_000],
  yearFrom: '2021-09-04',
  pricing: 'three_prices',
  fixedMonthlyFee: false,
  contractEndsOn: '2023-06-30',
  priceRevision: 'yearly',
  totalCents: 15_162,
  powerCents: 765,
  energyCents: 8518,
  energiesWh: [112_000, 94_000, 180_000],
  servicesCents: 550,
  otherWithElectricityTaxCents: 0,
  otherWithoutElectricityTaxCents: 83,
  socialBonusFinancingCents: 114,
  adjustmentCents: 6540,
  powerPricesPerKwYear: ['26.164043', '1.143132'],
  energyPricesPerKwh: ['0.263547', '0.215858', '0.196532'],
  greenEnergy: true,
}

function digits(count: number) {
  return fc.stringMatching(new RegExp(`^\\d{${count}}$`))
}
function day(from: string, to: string) {
  return fc.integer({ min: dayNumber(from), max: dayNumber(to) }).map(dayFromNumber)
}
const thousandths = fc.nat({ max: 1_000_000_000 })
const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const contractedW = fc.nat({ max: 15_000 })
function price(min: number, max: number) {
  return fc.integer({ min, max }).map((micros) => decimalOf(micros, 6, 6))
}

const always = fc.record({
  cups: fc
    .tuple(digits(16), fc.constantFrom('', '1F', '0P'))
    .map(([sixteen, border]) => `ES${sixteen}${cupsCheckLetters(sixteen)}${border}`),
  postalCode: fc.tuple(fc.integer({ min: 1, max: 52 }), digits(3)).map(([province, rest]) => {
    return String(province).padStart(2, '0') + rest
  }),
  retailerCode: fc.oneof(digits(3), digits(4)).map((code) => `R2-${code}`),
  issuedOn: day('2000-01-01', '2199-12-31'),
  span: fc
    .tuple(day('2000-01-02', '2190-01-01'), fc.integer({ min: 0, max: 800 }))
    .map(([first, more]) => spanOfBothDates(first, dayFromNumber(dayNumber(first) + more))),
  powersW: fc.tuple(contractedW, contractedW),
  maximeterPowersW: fc.tuple(thousandths, thousandths),
  yearEnergiesWh: fc.tuple(thousandths, thousandths, thousandths),
  yearFrom: day('2000-01-02', '2199-12-31'),
  fixedMonthlyFee: fc.boolean(),
  contractEndsOn: day('2000-01-01', '9999-12-31'),
  priceRevision: fc.constantFrom(...priceRevisions),
})
const figures = {
  totalCents: cents,
  powerCents: cents,
  energyCents: cents,
  energiesWh: fc.tuple(thousandths, thousandths, thousandths),
}
const extras = fc.record(
  {
    powerPricesPerKwYear: fc.tuple(price(500_000, 500_000_000), price(0, 500_000_000)),
    energyPricesPerKwh: fc.tuple(price(0, 10_000_000), price(-100_000, 10_000_000), price(0, 10_000_000)),
    servicesCents: cents,
    otherWithElectricityTaxCents: cents,
    otherWithoutElectricityTaxCents: cents,
    surplusCompensationCents: cents,
    socialBonusDiscountCents: cents,
    discountCents: cents,
    flexibleEnergiesWh: fc.tuple(thousandths, thousandths),
    commitmentEndsOn: day('2000-01-01', '9999-12-31'),
    priceChange: fc.constantFrom(...priceChanges),
    promotion: fc.boolean(),
    greenEnergy: fc.boolean(),
  },
  { requiredKeys: [] },
)
const contract = fc.oneof(
  fc.constant({ pricing: 'pvpc' as const }),
  fc.record(
    {
      pricing: fc
        .constantFrom(...(Object.keys(pricingLetters) as InvoiceQrPricing[]))
        .filter((name) => name !== 'pvpc'),
      socialBonusFinancingCents: fc.oneof(cents, fc.constant(-100)),
      adjustmentCents: cents,
    },
    { requiredKeys: ['pricing'] },
  ),
)
const typed = fc.oneof(
  fc.record({ invoiceType: fc.constant('N' as const), ...figures }),
  fc.record(
    { invoiceType: fc.constantFrom('A' as const, 'R' as const, 'C' as const, 'G' as const), ...figures },
    { requiredKeys: ['invoiceType'] },
  ),
)
const anyQr: fc.Arbitrary<InvoiceQr> = fc
  .tuple(always, extras, contract, typed)
  .map(([a, b, c, d]) => ({ ...a, ...b, ...c, ...d }))

describe('the text of a bill QR [r.bill-qr-read]', () => {
  it('is the link of the worked example of the annex', () => {
    expect(writeInvoiceQr(example)).toBe(
      'https://comparador.cnmc.gob.es/comparador/QRE?cp=28001&pP1=3.3&pP2=3.3&caP1=1298&caP2=1189&caP3=2178' +
        '&iniA=2021-09-03&tc=E0&finContrato=2023-06-30&tf=N&imp=151.62&cfP1=112&cfP2=94&cfP3=180' +
        '&iniF=2022-07-31&finF=2022-08-31&impSA=5.50&impOtrosConIE=0.00&impOtrosSinIE=0.83&com=R2-000' +
        '&cups=ES1234123456789012JY&pmaxP1=3&pmaxP2=3.3&fFact=2022-09-05&finBS=1.14&ajuste=65.40&impPot=7.65' +
        '&impEner=85.18&prP1=26.164043&prP2=1.143132&prE1=0.263547&prE2=0.215858&prE3=0.196532&verde=1&rev=0',
    )
  })

  it('says PVPC with -1 and takes no financing with it', () => {
    const { socialBonusFinancingCents: _financing, adjustmentCents: _adjustment, ...rest } = example
    const link = writeInvoiceQr({ ...rest, pricing: 'pvpc' })
    expect(link).toContain('&tc=A0&')
    expect(link).toContain('&finBS=-1&ajuste=-1&')
    expect(() => writeInvoiceQr({ ...example, pricing: 'pvpc' })).toThrow(RangeError)
    expect(() => writeInvoiceQr({ ...rest, pricing: 'pvpc', adjustmentCents: 0 })).toThrow(RangeError)
  })

  it('refuses amounts that are not whole cents and days that do not exist', () => {
    expect(() => writeInvoiceQr({ ...example, totalCents: 1.5 })).toThrow(RangeError)
    expect(() => writeInvoiceQr({ ...example, yearFrom: '2021-02-30' })).toThrow(RangeError)
  })

  it('knows five of the invoice types', () => {
    expect(invoiceTypes.map(invoiceQrTypeOf)).toEqual(['N', 'A', 'A', 'R', 'R', 'C', 'G'])
    expect(invoiceQrTypes.map(invoiceQrTypeOf)).toEqual([...invoiceQrTypes])
  })

  it('read again gives the facts', () => {
    fc.assert(
      fc.property(anyQr, (qr) => {
        expect(readInvoiceQr(writeInvoiceQr(qr))).toEqual({
          ok: true,
          form: 'QRE',
          qr,
          absent: [],
          unreadable: [],
        })
      }),
    )
  })

  it('gives the facts in any order and case of keys, with &amp;, a byte-order mark and QRE2', () => {
    const disguise = fc.record({
      order: fc.infiniteStream(fc.nat()),
      upperCase: fc.infiniteStream(fc.boolean()),
      separator: fc.constantFrom('&', '&amp;', '&AMP;', '&amp;amp;'),
      margin: fc.constantFrom('', '\uFEFF', ' \n', '\u200B\uFEFF\uFEFF '),
      base: fc.constantFrom(
        'http://comparador.cnmc.gob.es/comparador/QRE2?',
        'HTTPS://COMPARADOR.CNMC.GOB.ES/Comparador/qre2?',
      ),
    })
    fc.assert(
      fc.property(anyQr, disguise, (qr, { order, upperCase, separator, margin, base }) => {
        const pairs = writeInvoiceQr(qr)
          .replace(/^[^?]*\?/, '')
          .split('&')
          .map((pair) => ({ pair, at: Number(order.next().value) }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ pair }) => {
            const [key = '', value = ''] = pair.split('=')
            return `${upperCase.next().value ? key.toUpperCase() : key.toLowerCase()}=${value}`
          })
        const link = margin + base + pairs.join(separator) + margin
        expect(readInvoiceQr(link)).toEqual({ ok: true, form: 'QRE2', qr, absent: [], unreadable: [] })
      }),
    )
  })

  it('cut off anywhere is an error or lacks a key that every bill has', () => {
    for (const qr of [example, ...fc.sample(anyQr, { numRuns: 10, seed: 7 })]) {
      const link = writeInvoiceQr(qr)
      for (let end = 0; end < link.length; end++) {
        const read = readInvoiceQr(link.slice(0, end))
        expect(read.ok ? read.absent : [read.error], link.slice(0, end)).not.toEqual([])
      }
    }
  })
})
