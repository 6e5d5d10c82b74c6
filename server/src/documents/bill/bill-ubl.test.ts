import type { Charge } from '@endoll/domain/billing/bill.ts'
import { excessInterest } from '@endoll/domain/billing/excess-interest.ts'
import { describe, expect, it } from 'vitest'
import type { BillData } from '../bill-data.ts'
import { billOf, homeBill, homeCharges, october } from './bill.fixture.ts'
import { billUbl, isFirmsBill } from './bill-ubl.ts'

const firm: BillData = {
  ...homeBill,
  partner: { name: 'Forn & Fills <Prova>, SL', nif: 'B58818501', address: 'Carrer Nou 2, 08500 Vic' },
}

function give(kind: Charge['kind'], price: string, more: Partial<Charge> = {}): Charge {
  return { kind, span: october, quantity: '1', unit: 'unit', price, priceUnit: 'EUR', ...more }
}

/** The bill of a firm with panels, a discount, and a service of ten days. */
const surplus: BillData = {
  ...firm,
  bill: billOf([
    ...homeCharges,
    give('surplus', '-0.06', { quantity: '31.5', unit: 'kWh', priceUnit: 'EUR/kWh' }),
    give('discount', '-0.1', { quantity: '31.20' }),
    give('service', '3.99', { name: 'Manteniment', span: { from: '2026-10-01', to: '2026-10-11' } }),
  ]),
}
const annuls: BillData = {
  ...surplus,
  invoice: {
    ...firm.invoice,
    type: 'A',
    rectifies: { number: 'FE-0000', day: '2026-09-05' },
    correctionReason: 'Lectura errónea',
  },
}
const corrected: BillData = {
  ...firm,
  invoice: { ...firm.invoice, type: 'RA', rectifies: { number: 'FE-0000', day: '2026-09-05' } },
  bill: billOf([
    give('adjustment', '-18.6', { name: 'Energía medida de más' }),
    excessInterest({ cents: 200_000, from: '2026-09-25', to: '2026-10-31' }, october)!,
  ]),
}
const undated: BillData = { ...firm, invoice: { ...firm.invoice, dueDay: undefined } }

function xmlOf(data: BillData): string {
  const ubl = billUbl(data, 'es')
  if (!ubl) throw new Error('no UBL')
  return ubl.xml
}

/** The texts of every element of a name within a text. */
function all(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, inner]) => inner!)
}
function cents(xml: string, name: string): number[] {
  return all(xml, name).map((text) => Math.round(Number(text) * 100))
}
function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0)
}

it('[law.bill.interest] interest stands in the bill of a firm as UBL without a tax, with the reason', () => {
  const xml = xmlOf(corrected)
  const subtotals = all(xml, 'cac:TaxSubtotal')
  expect(subtotals.map((one) => all(one, 'cbc:ID').slice(0, 1))).toEqual([['S'], ['E']])
  expect(subtotals.map((one) => cents(one, 'cbc:TaxAmount')[0])).toEqual([-411, 0])
  expect(cents(subtotals[1]!, 'cbc:TaxableAmount')).toEqual([-937])
  expect(all(subtotals[1]!, 'cbc:TaxExemptionReason')).toEqual(['Ley 37/1992 art. 78.Tres.1.º'])
  expect(cents(all(xml, 'cac:LegalMonetaryTotal')[0]!, 'cbc:PayableAmount')).toEqual([
    corrected.bill.totalCents,
  ])
  // The reason stands with the sums alone (BR-E-10), the category with the line too.
  const line = all(xml, 'cac:InvoiceLine').find((one) => one.includes('Intereses'))
  expect(all(line!, 'cac:ClassifiedTaxCategory')[0]).toContain(
    '<cbc:ID>E</cbc:ID><cbc:Percent>0</cbc:Percent>',
  )
})

describe('the bill of a firm as UBL [GET invoices/{id}/ubl/] [r.structured-invoice]', () => {
  it.each([
    ['a usual one', firm],
    ['one with surplus, discount and service', surplus],
    ['one that annuls another', annuls],
  ])('adds up as EN 16931 has it, and to the total of the bill: %s', (_name, data) => {
    const xml = xmlOf(data)
    const sign = data.invoice.type === 'A' ? -1 : 1
    const lines = all(xml, 'cac:InvoiceLine')
    const totals = all(xml, 'cac:LegalMonetaryTotal')[0]!
    const charges = cents(all(xml, 'cac:AllowanceCharge').join(''), 'cbc:Amount')
    const net = cents(lines.join(''), 'cbc:LineExtensionAmount')
    const [tax, ...parts] = cents(all(xml, 'cac:TaxTotal')[0]!, 'cbc:TaxAmount')
    const [base] = cents(xml, 'cbc:TaxableAmount')
    // BR-CO-10, 12, 13, 14, 15 and 16; BR-S-08.
    expect(cents(totals, 'cbc:LineExtensionAmount')).toEqual([sum(net)])
    expect(cents(totals, 'cbc:ChargeTotalAmount')).toEqual([sum(charges)])
    expect(cents(totals, 'cbc:TaxExclusiveAmount')).toEqual([sum(net) + sum(charges)])
    expect(base).toBe(sum(net) + sum(charges))
    expect(tax).toBe(sum(parts))
    expect(cents(totals, 'cbc:TaxInclusiveAmount')).toEqual([sum(net) + sum(charges) + tax!])
    expect(cents(totals, 'cbc:PayableAmount')).toEqual([sign * data.bill.totalCents])
    expect(lines).toHaveLength(data.bill.lines.length)
    for (const line of lines) {
      const quantity = Number(all(line, 'cbc:InvoicedQuantity')[0])
      const price = Number(all(line, 'cbc:PriceAmount')[0])
      // BR-27, and the line by its own figures.
      expect(price).toBeGreaterThanOrEqual(0)
      expect(
        Math.abs(quantity * price * 100 - cents(line, 'cbc:LineExtensionAmount')[0]!),
      ).toBeLessThanOrEqual(0.5001)
    }
  })

  it('says kWh and their price where they come to the amount, and how the rest comes about', () => {
    const xml = xmlOf(surplus)
    const [power] = all(xml, 'cac:InvoiceLine')
    expect(power).toContain('<cbc:InvoicedQuantity unitCode="C62">1<')
    expect(power?.replaceAll('\u00A0', ' ')).toContain('4,6 kW × 30,817413 €/kW/año × 31 días')
    expect(xml).toContain('<cbc:InvoicedQuantity unitCode="KWH">-31.5<')
    const service = all(xml, 'cac:InvoiceLine').at(-1)!
    expect(service).toContain('<cbc:EndDate>2026-10-10</cbc:EndDate>')
    expect(service).toContain('Manteniment')
  })

  it('says who, when, which contract and supply, and how it is paid', () => {
    const xml = xmlOf(firm)
    expect(all(xml, 'cbc:RegistrationName')).toEqual([
      'Llum de Prova, SCCL',
      'Forn &amp; Fills &lt;Prova&gt;, SL',
    ])
    expect(all(xml, 'cbc:CompanyID')).toEqual(['F00000000', 'F00000000', 'B58818501'])
    expect(xml).toContain(`<cbc:DueDate>${firm.invoice.dueDay}</cbc:DueDate>`)
    expect(all(xml, 'cbc:PaymentMeansCode')).toEqual(['59'])
    expect(xml).toContain(firm.supply.cups)
    // BR-CO-25: without a due day, payment terms are required.
    expect(xmlOf(undated)).not.toContain('cbc:DueDate')
    expect(all(xmlOf(undated), 'cac:PaymentTerms')).toHaveLength(1)
  })

  it('that corrects another is a rectifying invoice, with its reference and its reason', () => {
    const xml = xmlOf(annuls)
    expect(all(xml, 'cbc:InvoiceTypeCode')).toEqual(['384'])
    expect(all(xml, 'cac:BillingReference')[0]).toContain('FE-0000')
    expect(all(xml, 'cbc:Note')).toContain('Lectura errónea')
    expect(xml).not.toContain('cbc:DueDate')
    expect(all(xmlOf(firm), 'cbc:InvoiceTypeCode')).toEqual(['380'])
  })

  it('has the code and the legend of VERI*FACTU where whoever issues it gave one', () => {
    const verifactuCode =
      'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=F0&importe=53.99'
    const xml = xmlOf({ ...firm, invoice: { ...firm.invoice, verifactuCode } })
    const escaped = verifactuCode.replaceAll('&', '&amp;')
    expect(all(xml, 'cbc:UUID')).toEqual([escaped])
    expect(all(xml, 'cbc:URI')).toEqual([escaped])
    expect(all(xml, 'cbc:DocumentDescription')).toEqual(['VERIFACTU'])
    expect(all(xml, 'cbc:Note')[0]).toBe(
      '#REG#Factura verificable en la sede electrónica de la AEAT. VERI*FACTU',
    )
    expect(xmlOf(firm)).not.toContain('VERI')
  })

  it('is none of a home, and none whose taxes cannot be followed to the cent', () => {
    expect(billUbl({ ...firm, partner: { ...firm.partner, nif: '00000000T' } }, 'es')).toBeUndefined()
    expect(isFirmsBill({ ...firm.bill, totalCents: firm.bill.totalCents + 1 }, 'B58818501')).toBe(false)
    expect(isFirmsBill({ ...firm.bill, lines: [] }, 'B58818501')).toBe(false)
    expect(isFirmsBill(firm.bill, 'B58818501')).toBe(true)
  })
})
