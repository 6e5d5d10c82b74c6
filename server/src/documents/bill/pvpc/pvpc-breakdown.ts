import { networkParts } from '@endoll/domain/billing/destination.ts'
import type { BillLine, BillTax, LineKind } from '@endoll/domain/billing/bill.ts'
import { uncappedCents } from '@endoll/domain/billing/line-amount.ts'
import { sumCents } from '@endoll/domain/money.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import type { BillData } from '../../bill-data.ts'
import { languageIn } from '../../house/fact.ts'
import { calculationOf, conceptOf, taxCalculation, type BillGroup, type BillLineText } from '../bill-lines.ts'
import type { BillWords } from '../bill-words.ts'

function ofKinds({ bill }: BillData, kinds: readonly LineKind[]): BillLine[] {
  return kinds.flatMap((kind) => bill.lines.filter((line) => line.kind === kind))
}

function centsOf(lines: readonly { readonly amountCents: number }[]): number {
  return sumCents(lines.map(({ amountCents }) => amountCents))
}

/** What of the power or energy is tolls and charges, and what is left of it: the margin, the cost of the energy. */
function ofThem(
  data: BillData,
  kind: 'power' | 'energy',
  { t: { pvpc }, format }: BillWords,
): BillLineText[] {
  const parts = networkParts(data.bill, findTariff(data.supply.tariff)?.name)
  if (!parts) return []
  const network = sumCents(
    parts.filter((part) => part.kind === kind).map(({ tolls, charges, both }) => tolls + charges + both),
  )
  const rest = centsOf(ofKinds(data, [kind])) - network
  const { access, margin, cost } = pvpc.breakdown
  return [
    { concept: access, calculation: format.money(network), amount: '' },
    { concept: kind === 'power' ? margin : cost, calculation: format.money(rest), amount: '' },
  ]
}

/** The energy given to the grid and what the limit takes off it; nothing where there is none, which is said too. */
function surplusGroup(data: BillData, words: BillWords): BillGroup {
  const { t, format } = words
  const { surplus, cap } = t.pvpc.breakdown
  const lines = ofKinds(data, ['surplus'])
  const computed = sumCents(lines.map((line) => uncappedCents(line) ?? line.amountCents))
  const given = centsOf(lines)
  const others = ofKinds(data, ['battery', 'late_activation'])
  return {
    name: surplus,
    amount: format.money(centsOf([...lines, ...others])),
    lines: [
      { concept: surplus, calculation: '', amount: format.money(computed) },
      { concept: cap, calculation: '', amount: format.money(given - computed) },
      ...others.map((line) => lineText(line, data, words)),
    ],
  }
}

function lineText(line: BillLine, data: BillData, words: BillWords): BillLineText {
  return {
    concept: conceptOf(line, data, words),
    calculation: calculationOf(line, words),
    amount: words.format.money(line.amountCents),
    ...languageIn(data.textLanguages, line.name),
  }
}

function taxText(tax: BillTax, data: BillData, words: BillWords): BillLineText {
  return {
    concept: words.t.taxes[tax.tax],
    calculation: taxCalculation(tax, data, words),
    amount: words.format.money(tax.amountCents),
  }
}

/**
 * The bill line by line in the order of Resolución of 2021-04-28, Tercero.2.i: power with the margin, energy with what it
 * cost, surplus even where there is none, the bonus, the tax on electricity, the meter, the other tax.
 */
export function pvpcBreakdown(data: BillData, words: BillWords): BillGroup[] {
  const { t, format } = words
  const { breakdown: own } = t.pvpc
  const groupOf = (
    name: string,
    kinds: readonly LineKind[],
    more: readonly BillLineText[] = [],
  ): BillGroup[] => {
    const lines = ofKinds(data, kinds)
    if (lines.length === 0) return []
    return [
      {
        name,
        amount: format.money(centsOf(lines)),
        lines: [...lines.map((line) => lineText(line, data, words)), ...more],
      },
    ]
  }
  const taxGroup = (isWanted: (tax: BillTax) => boolean): BillGroup[] => {
    const taxes = data.bill.taxes.filter(isWanted)
    const [first] = taxes
    if (!first) return []
    return [
      {
        name: t.taxes[first.tax],
        amount: format.money(centsOf(taxes)),
        lines: taxes.map((tax) => taxText(tax, data, words)),
      },
    ]
  }
  return [
    ...groupOf(own.power, ['power', 'excess_power'], ofThem(data, 'power', words)),
    ...groupOf(own.energy, ['energy', 'reactive', 'fixed'], ofThem(data, 'energy', words)),
    surplusGroup(data, words),
    ...groupOf(own.bonus, ['social_bonus_financing', 'social_bonus', 'discount']),
    ...taxGroup(({ tax }) => tax === 'electricity_tax'),
    ...groupOf(t.headings.meter_rental, ['meter_rental']),
    ...taxGroup(({ tax }) => tax !== 'electricity_tax'),
    ...groupOf(own.others, ['adjustment', 'interest', 'service']),
  ]
}
