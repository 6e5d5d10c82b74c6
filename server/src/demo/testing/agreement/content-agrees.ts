import { formatterOf } from '../../../platform/formatter.ts'
import type { Language } from '@endoll/api/language.ts'
import type { BillLine, BillTax } from '@endoll/domain/billing/bill.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { sumCents } from '@endoll/domain/money.ts'
import { lastDayOf, lengthInDays } from '@endoll/domain/time/date-span.ts'
import type { BillContent } from '../../../documents/bill/bill-document.ts'
import type { BillLineText } from '../../../documents/bill/bill-lines.ts'
import { billWordsOf } from '../../../documents/bill/bill-words.ts'
import type { Fact, FactSection } from '../../../documents/house/fact.ts'
import { faultPhone } from '../../identifiers.ts'
import { findingsOf, type Findings } from './findings.ts'
import { historyAgrees } from './history-agrees.ts'
import { calculationParts, centsOf, daysOf, numbersOf, workedOut } from './printed.ts'
import { qrAgrees } from './qr-agrees.ts'
import { readingsAgree } from './readings-agree.ts'
import type { StoredBill } from './stored.ts'

/** Where a document differs from the invoice in the database, a sentence each. */
export function contentDisagreements(
  content: BillContent,
  stored: StoredBill,
  language: Language,
): readonly string[] {
  const findings = findingsOf(`${stored.invoice.number} in ${language}`)
  headAgrees(content, stored, { language, findings })
  linesAgree(content, stored, { language, findings })
  destinationAgrees(content, stored, { language, findings })
  factsAgree(content, stored, { language, findings })
  readingsAgree(content, stored, { language, findings })
  historyAgrees(content, stored, { language, findings })
  qrAgrees(content, stored, findings)
  return findings.sentences
}

interface How {
  readonly language: Language
  readonly findings: Findings
}

function factOf(facts: readonly Fact[], label: string) {
  const { lines = [], note = '' } = facts.find((fact) => fact.label === label) ?? {}
  return { line: lines.join(' '), note }
}

/** Number, amount, days and energy, as they stand in large letters. */
function headAgrees(
  { title, answer, detail, highlights }: BillContent,
  { invoice, siblings }: StoredBill,
  { language, findings }: How,
) {
  const { t } = billWordsOf(language)
  const { total_cents, energy_wh, due_day, type } = invoice
  const span = { from: invoice.from_day, to: invoice.to_day }
  findings.same('the number in the title', title.split(' ').at(-1), invoice.number)
  // The headline shows an amount in the customer's favour without its sign.
  const euros = total_cents === 0 ? [] : [Math.abs(total_cents)]
  const answered = numbersOf(answer, language).map((number) => Math.round(number * 100))
  findings.same('the amount of the answer', answered, euros)
  const printed = (label: string) => daysOf(factOf(highlights, label).line, language)
  findings.same('the period', printed(t.highlights.period), [span.from, lastDayOf(span)])
  findings.same('the day of issue', printed(t.highlights.issued), [invoice.day])
  const isPaid = !isRefund(type) && total_cents > 0
  const label = invoice.payment_method === 'direct_debit' ? t.highlights.charged : t.highlights.due
  findings.same('the day it is paid', printed(label), isPaid && due_day !== null ? [due_day] : [])
  const days = lengthInDays(span)
  const note = (label: string) => numbersOf(factOf(highlights, label).note, language)[0]
  findings.same('how many days', note(t.highlights.period), days)
  const [kWh = 0] = numbersOf(factOf(highlights, t.highlights.energy).line, language)
  findings.rounded('the energy', kWh * 1000, energy_wh, 1000)
  const perDay = note(t.highlights.energy)
  if (perDay !== undefined) findings.rounded('the energy a day', perDay * 1000, energy_wh / days, 100)
  const other = siblings.find(({ number }) => number === invoice.rectifies_number)
  if (invoice.rectifies_number !== null)
    findings.same('naming what it changes', detail.includes(invoice.rectifies_number), true)
  // In words, as days in sentences are.
  if (other)
    findings.same(
      'the day of what it changes',
      detail.includes(formatterOf(language).longDay(other.day)),
      true,
    )
}

/** A share of some euros is printed as a percentage of them, everything else as quantity × price × time. */
function figuresOfLine({ kind, quantity, unit, price, priceUnit, days, yearDays = 365 }: BillLine) {
  const ofShare = kind === 'discount' || kind === 'social_bonus'
  if (ofShare && unit === 'unit' && quantity !== '1') return [Number(price) * 100, Number(quantity)]
  if (kind === 'interest' && priceUnit === 'EUR/year') {
    return [Number(price) * 100, Number(quantity), days, yearDays]
  }
  const time = {
    'EUR/kW/year': [days, yearDays],
    'EUR/year': [days, yearDays],
    'EUR/month': days === undefined ? [] : [12, days, yearDays],
    'EUR/kW/day': [days],
    'EUR/day': [days],
    'EUR/kWh': [],
    'EUR/kvarh': [],
    EUR: [],
  }[priceUnit]
  return [...(unit === 'unit' && quantity === '1' ? [] : [Number(quantity)]), Number(price), ...time]
}

function figuresOfTax({ rateUnit, rate, baseCents, quantityKwh }: BillTax) {
  return rateUnit === '%' ? [Number(rate), baseCents / 100] : [Number(quantityKwh), Number(rate)]
}

/** A line as one text: its amount, the figures of its calculation, its tariff period and days where it has them. */
function lineKey(cents: number, figures: readonly (number | undefined)[], apart: readonly string[]) {
  return `${cents} = ${figures.map((figure) => figure?.toFixed(8)).join(' × ')} ${apart.join(' ')}`.trim()
}

function storedKeys({ bill }: StoredBill): string[] {
  const lines = bill.lines.map((line) => {
    const whole = line.span.from === bill.span.from && line.span.to === bill.span.to
    const period = line.tariffPeriod === undefined ? [] : [`P${line.tariffPeriod}`]
    const days = whole ? [] : [line.span.from, lastDayOf(line.span)]
    return lineKey(line.amountCents, figuresOfLine(line), [...period, ...days])
  })
  return [...lines, ...bill.taxes.map((tax) => lineKey(tax.amountCents, figuresOfTax(tax), []))].toSorted()
}

/** Every line and tax, how it is worked out and what it comes to; lines make groups, groups the total. */
function linesAgree({ lines, summary }: BillContent, stored: StoredBill, { language, findings }: How) {
  const { total_cents } = stored.invoice
  const printed = lines.groups.flatMap((group) => group.lines)
  const cents = (text: string) => centsOf(text, language)
  const keyOf = ({ concept, calculation, amount }: BillLineText) =>
    lineKey(cents(amount), numbersOf(calculationParts(calculation).factors, language), [
      ...(/\bP[1-6]\b/.exec(concept) ?? []),
      ...daysOf(concept, language),
    ])
  findings.same('the lines', printed.map(keyOf).toSorted(), storedKeys(stored))
  for (const { name, amount, lines: own } of lines.groups) {
    findings.same(`the sum of ${name}`, cents(amount), sumCents(own.map((line) => cents(line.amount))))
    const { headings } = billWordsOf(language).t
    const givesBack = (['surplus', 'battery', 'late_activation'] as const).some((kind) =>
      name.startsWith(headings[kind]),
    )
    for (const { concept, calculation, amount: printedAmount } of own) {
      const { factors, result, why } = calculationParts(calculation)
      const what = `${concept}: ${calculation}`
      const worth = workedOut(factors, language) * 100
      if (result !== undefined) findings.rounded(`${what}: its product`, cents(result), worth, 1)
      comesTo(what, cents(printedAmount), { worth, givesBack, isExplained: why !== undefined }, findings)
    }
  }
  const sums = summary.rows.map(([, amount = '']) => cents(amount))
  findings.same('the sum of the summary', sumCents(sums), total_cents)
  findings.same('the total of the summary', cents(summary.total[1]), total_cents)
  findings.same('the total of the lines', cents(lines.total[1]), total_cents)
}

/**
 * Surplus and battery are capped by what they pay for: such a line may come to less than its calculation is worth, never
 * to more, and says why where it is less by more than rounding.
 */
function comesTo(
  what: string,
  cents: number,
  {
    worth,
    givesBack,
    isExplained,
  }: { readonly worth: number; readonly givesBack: boolean; readonly isExplained: boolean },
  findings: Findings,
) {
  const isCapped = givesBack && cents <= 0 && worth < cents - 1.5
  findings.same(`${what}: saying why it is less`, isExplained, isCapped)
  if (givesBack && cents <= 0 && worth < cents) return
  findings.rounded(what, cents, worth, 1)
}

/** The parts into which the amount goes make up the amount. */
function destinationAgrees(
  { destination }: BillContent,
  { invoice }: StoredBill,
  { language, findings }: How,
) {
  const isCharged = invoice.total_cents > 0 && !isRefund(invoice.type)
  findings.same('where the money goes', destination !== null, isCharged)
  if (!destination) return
  const parts = destination.parts.map(({ amount }) => centsOf(amount, language))
  findings.same('what goes somewhere', sumCents(parts), invoice.total_cents)
  const shares = destination.parts.map(({ percent }) => numbersOf(percent, language)[0])
  const roundedUp: number[] = []
  const roundedDown: number[] = []
  for (const [index, share] of shares.entries()) {
    const exact = (parts[index]! / invoice.total_cents) * 100
    if (share === undefined) findings.same('a part without a share', parts[index]! < 0, true)
    else {
      const below = Math.floor(exact)
      findings.same(`a share of ${exact} beside its figure`, share === below || share === below + 1, true)
      ;(share === below ? roundedDown : roundedUp).push(exact - below)
    }
  }
  // What rounding leaves over goes to the largest remainders, so that they come to a hundred.
  const isLargest = Math.min(1, ...roundedUp) + 1e-6 >= Math.max(0, ...roundedDown)
  findings.same('the largest remainders rounded up', isLargest, true)
  if (!shares.includes(undefined)) findings.same('all shares', sumCents(shares as number[]), 100)
}

function factsAgree(
  { supply, customer, help }: BillContent,
  { invoice }: StoredBill,
  { language, findings }: How,
) {
  const says = ({ facts }: FactSection, text: string) =>
    facts.some(({ lines }) =>
      lines.some((line) => line.replaceAll(' ', '').includes(text.replaceAll(' ', ''))),
    )
  const { cups, tariff, supply_address, contract_name, product_name, partner_name, partner_nif } = invoice
  for (const text of [cups, tariff, supply_address, contract_name, product_name])
    findings.same(`saying ${text} of the supply`, says(supply, text), true)
  for (const text of [partner_name, partner_nif])
    findings.same(`saying ${text} of the customer`, says(customer, text), true)
  const powers = numbersOf(factOf(supply.facts, billWordsOf(language).t.supply.powers).line, language)
  const expected = invoice.powers_w.flatMap((powerW, index) => [index + 1, powerW / 1000])
  findings.same('the powers', powers, expected)
  findings.same('saying whom to call about faults', says(help, faultPhone), true)
}
