import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInvoiceQr } from './invoice-qr-read.ts'

const BASE = 'https://comparador.cnmc.gob.es/comparador/QRE?'
/** As a retailer writes it, with empty keys, `0000-00-00` and Flex in upper case; CUPS and post code made up. */
const LINK =
  `${BASE}cp=17001&pP1=4.6&pP2=4.6&caP1=412&caP2=1974&caP3=7423&iniA=2025-04-30&tc=E0&finPen=0000-00-00` +
  '&finContrato=2026-06-22&tf=N&imp=99.17&cfP1=40&cfP2=174&cfP3=652&iniF=2026-03-31&finF=2026-04-30&impSA=1.04' +
  '&impOtrosConIE=0&impOtrosSinIE=0.8&exc=19.74&com=R2-515&cups=ES1234123456789012JY1F&pmaxP1=4.73&pmaxP2=8.9' +
  '&fFact=2026-05-12&dtoBS=0&finBS=0.57&ajuste=0&impPot=14.43&impEner=92.08&dto=0&prP1=33.24201&prP2=4.921295' +
  '&prE1=0.187225&prE2=0.128939&prE3=0.095209&cfP1Flex=&cfP2Flex=&cambio=&promo=&verde=1&rev=0'

/** The link with values changed; undefined takes the key out. */
function linkWith(values: Readonly<Record<string, string | undefined>>): string {
  let link = LINK
  for (const [key, value] of Object.entries(values)) {
    const pair = new RegExp(`&${key}=[^&]*`)
    link = pair.test(link)
      ? link.replace(pair, value === undefined ? '' : `&${key}=${value}`)
      : `${link}&${key}=${value ?? ''}`
  }
  return link
}

function read(link: string) {
  const parsed = readInvoiceQr(link)
  if (!parsed.ok) throw new Error(`${parsed.error} ${'key' in parsed ? parsed.key : ''}`)
  return parsed
}

describe('the link of a bill', () => {
  it('is read whole', () => {
    expect(readInvoiceQr(LINK)).toEqual({
      ok: true,
      form: 'QRE',
      absent: [],
      unreadable: [],
      qr: {
        cups: 'ES1234123456789012JY1F',
        postalCode: '17001',
        retailerCode: 'R2-515',
        invoiceType: 'N',
        issuedOn: '2026-05-12',
        // 31 March is not billed, 30 April is.
        span: { from: '2026-04-01', to: '2026-05-01' },
        powersW: [4600, 4600],
        maximeterPowersW: [4730, 8900],
        yearEnergiesWh: [412_000, 1_974_000, 7_423_000],
        yearFrom: '2025-05-01',
        pricing: 'three_prices',
        fixedMonthlyFee: false,
        contractEndsOn: '2026-06-22',
        priceRevision: 'yearly',
        totalCents: 9917,
        powerCents: 1443,
        energyCents: 9208,
        energiesWh: [40_000, 174_000, 652_000],
        servicesCents: 104,
        otherWithElectricityTaxCents: 0,
        otherWithoutElectricityTaxCents: 80,
        surplusCompensationCents: 1974,
        socialBonusDiscountCents: 0,
        socialBonusFinancingCents: 57,
        adjustmentCents: 0,
        discountCents: 0,
        powerPricesPerKwYear: ['33.24201', '4.921295'],
        energyPricesPerKwh: ['0.187225', '0.128939', '0.095209'],
        greenEnergy: true,
      },
    })
  })

  it.each([
    ['prices per day, in a common year', '2026-03-31', '2026-04-30', ['27.704595', '0.725255']],
    ['prices per day, in a leap year', '2027-12-31', '2028-01-30', ['27.780498', '0.727242']],
    [
      'prices per day, over New Year: the last day decides',
      '2028-12-10',
      '2029-01-10',
      ['27.704595', '0.725255'],
    ],
  ])('%s', (_case, iniF, finF, perYear) => {
    const { qr } = read(linkWith({ iniF, finF, prP1: '0.075903', prP2: '0.001987' }))
    expect(qr.powerPricesPerKwDay).toEqual(['0.075903', '0.001987'])
    expect(qr.powerPricesPerKwYear).toEqual(perYear)
  })

  it.each([
    ['0.075903', '0.001987', 'day'],
    ['0.499999', '0', 'day'],
    ['0.5', '0.1', 'year'],
    ['27.704413', '0.725423', 'year'],
    ['27.704413', '0', 'year'],
    ['0', '0.725423', 'year'],
    ['0', '0', 'year'],
  ])('recognises prices of power %s and %s: per %s', (prP1, prP2, per) => {
    expect(read(linkWith({ prP1, prP2 })).qr.powerPricesPerKwDay !== undefined).toBe(per === 'day')
  })

  it('takes decimal commas, decimal kWh, percent-encoding, more decimals than money has, leading zeros', () => {
    const { qr } = read(
      linkWith({
        pP1: '3,45',
        cfP1: '62.125',
        cfP2: '122%2C5',
        imp: '60.205',
        prE1: '0,12',
        cfP3: '0158',
        com: '%52%32-1000',
      }),
    )
    expect(qr.powersW).toEqual([3450, 4600])
    expect(qr.energiesWh).toEqual([62_125, 122_500, 158_000])
    expect(qr.totalCents).toBe(6021)
    expect(qr.energyPricesPerKwh).toEqual(['0.12', '0.128939', '0.095209'])
    expect(qr.retailerCode).toBe('R2-1000')
  })

  it('reads flexible tariffs, fees, commitments and price changes', () => {
    const { qr } = read(
      linkWith({
        tc: 'g1',
        finPen: '2027-01-31',
        cfP1Flex: '100',
        cfP2Flex: '50.5',
        cambio: '2',
        promo: '1',
        rev: '5',
      }),
    )
    expect(qr).toMatchObject({
      pricing: 'flexible',
      fixedMonthlyFee: true,
      commitmentEndsOn: '2027-01-31',
      flexibleEnergiesWh: [100_000, 50_500],
      priceChange: 'from_the_next_bill',
      promotion: true,
      priceRevision: 'every_five_years',
    })
  })

  it('reads -1 as not stated with PVPC, and as an amount otherwise', () => {
    const pvpc = read(linkWith({ tc: 'A0', finBS: '-1', ajuste: '-1.00' }))
    expect(pvpc.qr).not.toHaveProperty('socialBonusFinancingCents')
    expect(pvpc.qr).not.toHaveProperty('adjustmentCents')
    expect(pvpc.absent).toEqual([])
    expect(read(linkWith({ finBS: '-1' })).qr.socialBonusFinancingCents).toBe(-100)
  })

  it.each(['A', 'R', 'C', 'G'])('of type %s owes no figures', (tf) => {
    const none = Object.fromEntries(
      ['imp', 'cfP1', 'cfP2', 'cfP3', 'impPot', 'impEner', 'prP1', 'prP2'].map((key) => [key, undefined]),
    )
    const parsed = read(linkWith({ tf, ...none }))
    expect(parsed.qr.invoiceType).toBe(tf)
    expect(parsed.absent).toEqual([])
    expect(read(linkWith({ tf, imp: '-99.17', impPot: '-14.43' })).qr.powerCents).toBe(-1443)
  })

  it('names what a bill owes and the link lacks, half groups too', () => {
    const parsed = read(linkWith({ rev: '', cfP2: undefined, prE3: '', imp: undefined, impSA: undefined }))
    expect(parsed.absent).toEqual(['imp', 'cfP2', 'prE3', 'rev'])
    expect(parsed.qr).not.toHaveProperty('energiesWh')
    expect(parsed.qr).not.toHaveProperty('energyPricesPerKwh')
  })

  it('passes over what it does not know, and what a page adds behind the link', () => {
    const odd = `${LINK}&reg=1&bs=0&__proto__=1&constructor=x&__proto__=2&x=%E0%A4%A&&=&flag&=3&reg=2&z=#finF=1`
    expect(readInvoiceQr(odd)).toEqual(readInvoiceQr(LINK))
    expect(Object.getPrototypeOf(read(odd).qr)).toBe(Object.prototype)
  })
})

describe('a link that is not one', () => {
  it.each([
    ['', 'required_field'],
    [' \uFEFF\n', 'required_field'],
    ['a'.repeat(10_000), 'too_long'],
    [LINK + ' '.repeat(10_000), 'too_long'],
    [`${BASE}pP1=${'9'.repeat(9000)}`, 'too_long'],
    ['javascript:alert(1)//comparador.cnmc.gob.es/comparador/QRE?pP1=1', 'not_a_qr_link'],
    ['data:text/html,https://comparador.cnmc.gob.es/comparador/QRE?', 'not_a_qr_link'],
    ['ftp://comparador.cnmc.gob.es/comparador/QRE?pP1=1', 'not_a_qr_link'],
    ['https:comparador.cnmc.gob.es/comparador/QRE?pP1=1', 'not_a_qr_link'],
    ['https://comparador.cnmc.gob.es/comparador/QRE3?pP1=1', 'not_a_qr_link'],
    ['https://comparador.cnmc.gob.es/comparador/QRE/../x?pP1=1', 'not_a_qr_link'],
    ['https://comparador.cnmc.gob.es/?pP1=1', 'not_a_qr_link'],
    ['https://comparador.cnmc.gob.es', 'cut_off'],
    ['https://comparador.cnmc.gob.es.evil.example/comparador/QRE?pP1=1', 'wrong_host'],
    ['https://comparador.cnmc.gob.es@evil.example/comparador/QRE?pP1=1', 'wrong_host'],
    ['https://evil.example\\@comparador.cnmc.gob.es/comparador/QRE?pP1=1', 'wrong_host'],
    ['https://user@comparador.cnmc.gob.es/comparador/QRE?pP1=1', 'wrong_host'],
    ['https://comparador.cnmc.gob.es:8443/comparador/QRE?pP1=1', 'wrong_host'],
    ['https://сomparador.cnmc.gob.es/comparador/QRE?pP1=1', 'wrong_host'],
    ['https://comparador.cnmс.gob.es/comparador/QRE?pP1=1', 'wrong_host'],
    ['https://xn--omparador-1yk.cnmc.gob.es/comparador/QRE?pP1=1', 'wrong_host'],
    ['https://comparador-cnmc.gob.es/comparador/QRE?pP1=1', 'wrong_host'],
    ['https:///comparador/QRE?pP1=1', 'wrong_host'],
    ['https://evil.example/#https://comparador.cnmc.gob.es/comparador/QRE?pP1=1', 'wrong_host'],
    ['http://comparador.cnmc.gob.es/compa', 'cut_off'],
    [BASE, 'cut_off'],
    [`${LINK}&am`, 'cut_off'],
  ] as const)('%.70j: %s', (text, error) => {
    expect(readInvoiceQr(text)).toEqual({ ok: false, error })
  })

  it.each([
    ['pP1', '1e9999'],
    ['pP1', 'NaN'],
    ['pP1', 'Infinity'],
    ['pP1', '0x10'],
    ['pP1', '-3.3'],
    ['pP1', '3.3kW'],
    ['pP1', '3.3.3'],
    ['pP1', '١٢'],
    ['pP2', '15.001'],
    ['pP2', '%E0%A4%A'],
    ['iniF', '2026-02-30'],
    ['finF', '2026-03-31'],
    ['finF', '2026-03-01'],
    ['finF', '9999-12-31'],
    ['finF', '30/04/2026'],
  ] as const)('with %s=%.40s: that value is not valid', (key, value) => {
    expect(readInvoiceQr(linkWith({ [key]: value }))).toEqual({ ok: false, error: 'value_not_valid', key })
  })

  it('names the first wrong value in the order of the table', () => {
    expect(readInvoiceQr(linkWith({ rev: '9', finF: 'x', pP2: 'y' }))).toMatchObject({ key: 'pP2' })
  })

  it.each([
    ['caP1', '-1'],
    ['cfP3', '1000000.001'],
    ['pmaxP1', '-0.1'],
    ['imp', '99999999999999999999'],
    ['imp', '--1'],
    ['impPot', '10000000.01'],
    ['prP1', '26164043'],
    ['prP2', '-0.7'],
    ['prE1', '10.01'],
    ['prE2', `0.${'1'.repeat(300)}`],
    ['iniA', '0000-00-00'],
    ['finContrato', '2026-13-01'],
    ['tc', 'I0'],
    ['tc', 'E'],
    ['tf', 'X'],
    ['tf', '__proto__'],
    ['com', 'R1-515'],
    ['com', '<script>'],
    ['cups', 'ES1234123456789012JX'],
    ['cambio', '3'],
    ['promo', 'true'],
    ['rev', '6'],
    ['rev', '__proto__'],
  ] as const)('with %s=%.40s: that value is named, and all others are read', (key, value) => {
    const { qr, unreadable } = read(linkWith({ [key]: value }))
    expect(unreadable).toEqual([key])
    expect(qr).toMatchObject({ powersW: read(LINK).qr.powersW, span: read(LINK).qr.span })
  })

  it('an anonymised CUPS refuses nothing else; several wrong values are named in the order of the table [r.bill-qr-read]', () => {
    const whole = read(LINK)
    const { qr, unreadable, absent } = read(linkWith({ rev: '9', cups: 'ES0031XXXXXXXXXXXXXX', com: 'x' }))
    expect(unreadable).toEqual(['com', 'cups', 'rev'])
    expect(absent).toEqual(whole.absent)
    const { cups: _cups, retailerCode: _code, priceRevision: _revision, ...rest } = whole.qr
    expect(qr).toEqual(rest)
  })

  it.each([
    [{ pP1: undefined }, 'pP1'],
    [{ pP2: '' }, 'pP2'],
    [{ iniF: undefined, finF: undefined }, 'iniF'],
    [{ finF: '%20' }, 'finF'],
  ] as const)('without %j: missing_key %s', (values, key) => {
    expect(readInvoiceQr(linkWith(values))).toEqual({ ok: false, error: 'missing_key', key })
  })

  it.each([
    ['&imp=1', 'imp'],
    ['&IMP=99.17', 'imp'],
    ['&i%6Dp=', 'imp'],
    ['&amp;cfP1flex=3', 'cfP1flex'],
    ['&tf=N&imp=1', 'tf'],
  ])('with %s once more: duplicate_key %s', (more, key) => {
    expect(readInvoiceQr(LINK + more)).toEqual({ ok: false, error: 'duplicate_key', key })
  })

  it('never throws, whatever is in it', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    const key = fc.constantFrom('pP1', 'finF', 'iniF', 'imp', 'tc', 'cups', 'prP1', 'rev', '__proto__')
    const value = fc.oneof(
      text,
      fc.double().map(String),
      fc.constantFrom('%', '%F', '-', ',', '.', '9'.repeat(999)),
    )
    const pairs = fc.array(
      fc.tuple(key, value).map(([name, said]) => `${name}=${said}`),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          pairs.map((all) => BASE + all.join('&')),
        ),
        (link) => {
          expect(readInvoiceQr(link)).toHaveProperty('ok')
        },
      ),
    )
    fc.assert(
      fc.property(fc.nat({ max: LINK.length }), fc.nat({ max: 20 }), text, (at, removed, added) => {
        expect(readInvoiceQr(LINK.slice(0, at) + added + LINK.slice(at + removed))).toHaveProperty('ok')
      }),
    )
  })
})
