import { isRefund, signOf } from '@endoll/domain/billing/invoice-type.ts'
import type { Bill, BillLine, BillTax, QuantityUnit } from '@endoll/domain/billing/bill.ts'
import { linesByIndirectTax, type TaxedLines } from '@endoll/domain/billing/lines-by-tax.ts'
import { roundedProduct, sumCents, type Decimal } from '@endoll/domain/money.ts'
import { lastDayOf, type DateSpan } from '@endoll/domain/time/date-span.ts'
import type { Language } from '@endoll/api/language.ts'
import { isPersonNif } from '../../billing/product-terms.ts'
import { escapeHtml } from '../../platform/http/html.ts'
import type { BillData } from '../bill-data.ts'
import { payingOf } from './bill-facts.ts'
import { calculationOf, conceptOf, taxCalculation } from './bill-lines.ts'
import { billWordsOf, type BillWords } from './bill-words.ts'

/*
 * The bill as a structured invoice: UBL 2.1 by the core of EN 16931, whose terms the comments name (BT-…). What Orden
 * HAC/1028/2026, annex I, asks for beyond it is there where the bill has it: docs/law.md says what is not.
 */

/** One element; nothing if it is empty. */
function tag(name: string, content: string, attributes = ''): string {
  return content === '' ? '' : `<${name}${attributes}>${content}</${name}>`
}

function text(name: string, value: string | undefined): string {
  return tag(name, escapeHtml(value?.trim() ?? ''))
}

function money(name: string, cents: number): string {
  return tag(name, (cents / 100).toFixed(2), ' currencyID="EUR"')
}

/** UN/ECE Recommendation 20. */
const unitCodes: Readonly<Record<QuantityUnit, string>> = { kW: 'KWT', kWh: 'KWH', kvarh: 'KVH', unit: 'C62' }

/** Category of the tax by UNTDID 5305: standard rate, IGIC, IPSI. */
const categories = { IVA: 'S', IGIC: 'L', IPSI: 'M' } as const

/** Of what is in no base: category E with its reason, for O may not stand beside others (BR-E-10, BR-O-11). */
const untaxedReason = 'Ley 37/1992 art. 78.Tres.1.º'

function categoryOf(element: string, { tax, rate }: BillTax, isTotal = false): string {
  const isTaxed = Number(rate) !== 0
  const id = isTaxed ? categories[tax as keyof typeof categories] : 'E'
  const reason = isTaxed || !isTotal ? '' : text('cbc:TaxExemptionReason', untaxedReason)
  return tag(
    element,
    `${text('cbc:ID', id)}${text('cbc:Percent', rate)}${reason}<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>`,
  )
}

function negated(number: Decimal): Decimal {
  return number.startsWith('-') ? number.slice(1) : `-${number}`
}

/** A price is never negative: what gives back has a negative quantity. */
function invoiced({ quantity, unit, price, priceUnit, amountCents }: BillLine, sign: 1 | -1) {
  const byTime = priceUnit !== 'EUR' && priceUnit !== 'EUR/kWh' && priceUnit !== 'EUR/kvarh'
  const exact = !byTime && roundedProduct([quantity, price], { decimals: 2 }) === amountCents
  if (!exact) {
    // Time, shares and caps are no factors of the standard: the name's description says how it comes about.
    const count = sign * amountCents < 0 ? '-1' : '1'
    return { count, code: unitCodes.unit, price: (Math.abs(amountCents) / 100).toFixed(2) }
  }
  const givesBack = price.startsWith('-') !== sign < 0
  return {
    count: givesBack ? negated(quantity) : quantity,
    code: unitCodes[unit],
    price: price.startsWith('-') ? negated(price) : price,
  }
}

function period({ from, to }: DateSpan): string {
  const days = text('cbc:StartDate', from) + text('cbc:EndDate', lastDayOf({ from, to }))
  return tag('cac:InvoicePeriod', days)
}

function invoiceLine(
  line: BillLine,
  { data, words, tax, position }: { data: BillData; words: BillWords; tax: BillTax; position: number },
): string {
  const sign = signOf(data.invoice.type)
  const { count, code, price } = invoiced(line, sign)
  return tag(
    'cac:InvoiceLine',
    text('cbc:ID', String(position)) +
      tag('cbc:InvoicedQuantity', count, ` unitCode="${code}"`) +
      money('cbc:LineExtensionAmount', sign * line.amountCents) +
      period(line.span) +
      tag(
        'cac:Item',
        text('cbc:Description', calculationOf(line, words)) +
          text('cbc:Name', conceptOf(line, data, words)) +
          categoryOf('cac:ClassifiedTaxCategory', tax),
      ) +
      tag('cac:Price', tag('cbc:PriceAmount', price, ' currencyID="EUR"')),
  )
}

/** A tax on energy: part of the base of the indirect tax, so a charge on the document (BG-21). */
function charge(
  tax: BillTax,
  { data, words, indirect }: { data: BillData; words: BillWords; indirect: BillTax },
): string {
  const sign = signOf(data.invoice.type)
  return tag(
    'cac:AllowanceCharge',
    '<cbc:ChargeIndicator>true</cbc:ChargeIndicator>' +
      text('cbc:AllowanceChargeReason', `${words.t.taxes[tax.tax]}: ${taxCalculation(tax, data, words)}`) +
      text('cbc:MultiplierFactorNumeric', tax.rateUnit === '%' ? tax.rate : '') +
      money('cbc:Amount', sign * tax.amountCents) +
      (tax.rateUnit === '%' ? money('cbc:BaseAmount', sign * tax.baseCents) : '') +
      categoryOf('cac:TaxCategory', indirect),
  )
}

function address(street: string | null, more: { readonly zone?: string; readonly element?: string } = {}) {
  return tag(
    more.element ?? 'cac:PostalAddress',
    // As it is written: the data has no street, town and province apart.
    `${text('cbc:StreetName', street ?? '')}${text('cbc:PostalZone', more.zone)}` +
      '<cac:Country><cbc:IdentificationCode>ES</cbc:IdentificationCode></cac:Country>',
  )
}

function seller({ organisation: { name, legalName, nif, address: street, phone, email } }: BillData) {
  // The tax id as such (BT-32): whether it stands in the register of intra-Community operators is not known.
  const scheme = `${text('cbc:CompanyID', nif)}<cac:TaxScheme><cbc:ID>LOC</cbc:ID></cac:TaxScheme>`
  const party =
    tag('cac:PartyName', text('cbc:Name', name)) +
    address(street) +
    tag('cac:PartyTaxScheme', scheme) +
    tag('cac:PartyLegalEntity', text('cbc:RegistrationName', legalName) + text('cbc:CompanyID', nif)) +
    tag('cac:Contact', text('cbc:Telephone', phone) + text('cbc:ElectronicMail', email))
  return tag('cac:AccountingSupplierParty', tag('cac:Party', party))
}

function buyer({ partner }: BillData): string {
  const party =
    address(partner.address) +
    tag(
      'cac:PartyLegalEntity',
      text('cbc:RegistrationName', partner.name) + text('cbc:CompanyID', partner.nif),
    )
  return tag('cac:AccountingCustomerParty', tag('cac:Party', party))
}

function references({ invoice, contract, supply }: BillData): string {
  const { rectifies, verifactuCode } = invoice
  const before = rectifies && text('cbc:ID', rectifies.number) + text('cbc:IssueDate', rectifies.day)
  return [
    tag('cac:BillingReference', tag('cac:InvoiceDocumentReference', before ?? '')),
    tag('cac:ContractDocumentReference', text('cbc:ID', contract.name)),
    // The invoiced object (BT-18).
    tag(
      'cac:AdditionalDocumentReference',
      `${text('cbc:ID', supply.cups)}${text('cbc:DocumentTypeCode', '130')}`,
    ),
    verifactuCode === undefined
      ? ''
      : tag(
          'cac:AdditionalDocumentReference',
          text('cbc:ID', 'QR') +
            // Where the order has it (BT-ES-25), and where the standard has an address (BT-124).
            text('cbc:UUID', verifactuCode) +
            text('cbc:DocumentDescription', 'VERIFACTU') +
            tag('cac:Attachment', tag('cac:ExternalReference', text('cbc:URI', verifactuCode))),
        ),
  ].join('')
}

/** How it is paid, by UNTDID 4461; nothing if the account of a transfer is not known. */
function paymentMeans({ invoice, bill }: BillData): string {
  const { paymentMethod, transferGroup, type, number } = invoice
  if (isRefund(type) || bill.totalCents <= 0) return ''
  const account = transferGroup?.account
  if (account !== undefined) {
    return tag(
      'cac:PaymentMeans',
      text('cbc:PaymentMeansCode', '30') +
        text('cbc:PaymentID', transferGroup?.reference ?? number) +
        tag('cac:PayeeFinancialAccount', text('cbc:ID', account)),
    )
  }
  if (paymentMethod === 'transfer') return ''
  return tag('cac:PaymentMeans', text('cbc:PaymentMeansCode', paymentMethod === 'card' ? '48' : '59'))
}

function totals(groups: readonly TaxedLines[], sign: 1 | -1): string {
  const taxes = groups.map(({ tax }) => tax)
  const lines = sumCents(groups.flatMap(({ lines: of }) => of.map(({ amountCents }) => amountCents)))
  const charges = sumCents(groups.flatMap(({ onEnergy }) => onEnergy.map(({ amountCents }) => amountCents)))
  const tax = sumCents(taxes.map(({ amountCents }) => amountCents))
  const whole = sign * (lines + charges + tax)
  return (
    tag(
      'cac:TaxTotal',
      money('cbc:TaxAmount', sign * tax) +
        taxes
          .map((one) =>
            tag(
              'cac:TaxSubtotal',
              money('cbc:TaxableAmount', sign * one.baseCents) +
                money('cbc:TaxAmount', sign * one.amountCents) +
                categoryOf('cac:TaxCategory', one, true),
            ),
          )
          .join(''),
    ) +
    tag(
      'cac:LegalMonetaryTotal',
      money('cbc:LineExtensionAmount', sign * lines) +
        money('cbc:TaxExclusiveAmount', sign * (lines + charges)) +
        money('cbc:TaxInclusiveAmount', whole) +
        (charges === 0 ? '' : money('cbc:ChargeTotalAmount', sign * charges)) +
        money('cbc:PayableAmount', whole),
    )
  )
}

/** What the bill says in words: how it corrects another, and the legend of VERI*FACTU, which is prescribed (REG). */
function notes({ invoice }: BillData, { t }: BillWords): string {
  const { correctionReason, verifactuCode } = invoice
  return (
    text('cbc:Note', correctionReason) +
    text('cbc:Note', verifactuCode === undefined ? '' : `#REG#${t.verifactu.legend}`)
  )
}

const namespaces = [
  'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"',
  'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
  'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
].join(' ')

/**
 * Whether a bill can be had as UBL: that of a firm whose lines can be attributed to its taxes to the cent. Self-employed
 * people have a person's tax id: nothing tells their bills from those of a home.
 */
export function isFirmsBill(bill: Bill, partnerNif: string): boolean {
  return !isPersonNif(partnerNif) && bill.lines.length > 0 && linesByIndirectTax(bill) !== undefined
}

/** The bill as UBL, with the name of its file; undefined if it cannot be had so (isFirmsBill). */
export function billUbl(
  data: BillData,
  language: Language,
): { readonly xml: string; readonly fileName: string } | undefined {
  const { invoice, bill, supply, partner } = data
  const groups = linesByIndirectTax(bill)
  if (!groups || !isFirmsBill(bill, partner.nif)) return undefined
  const words = billWordsOf(language)
  const sign = signOf(invoice.type)
  const corrects = invoice.rectifies !== undefined || invoice.type === 'RA' || isRefund(invoice.type)
  const paying = payingOf(data, words)
  let position = 0
  const lines = groups.flatMap(({ tax, lines: of }) =>
    of.map((line) => invoiceLine(line, { data, words, tax, position: (position += 1) })),
  )
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<Invoice ${namespaces}>`,
    text('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
    text('cbc:ID', invoice.number),
    text('cbc:IssueDate', invoice.day),
    text('cbc:DueDate', sign > 0 && bill.totalCents > 0 ? invoice.dueDay : ''),
    text('cbc:InvoiceTypeCode', corrects ? '384' : '380'),
    notes(data, words),
    text('cbc:DocumentCurrencyCode', 'EUR'),
    period(bill.span),
    references(data),
    seller(data),
    buyer(data),
    tag(
      'cac:Delivery',
      tag(
        'cac:DeliveryLocation',
        address(supply.address, { zone: supply.postalCode, element: 'cac:Address' }),
      ),
    ),
    paymentMeans(data),
    tag('cac:PaymentTerms', text('cbc:Note', paying)),
    ...groups.flatMap(({ tax, onEnergy }) =>
      onEnergy.map((one) => charge(one, { data, words, indirect: tax })),
    ),
    totals(groups, sign),
    ...lines,
    '</Invoice>\n',
  ].join('')
  return { xml, fileName: `${words.t.fileName(invoice.number)}.xml` }
}
