import { decimalOf, percentOfCents, plainDecimal, roundedProduct, sumCents } from '../money.ts'
import type { Day } from '../time/day.ts'
import { lastDayOf, lengthInDays } from '../time/date-span.ts'
import type { Bill, BillLine, BillTax } from './bill.ts'
import { capped, type Amount } from './caps.ts'
import { yearStretches } from './charges-by-time.ts'
import type { InvoiceType } from './invoice-type.ts'
import { chargeAmount, chargeCents } from './line-amount.ts'
import { isSevereBonus } from './billed-supply.ts'
import { findTaxRules, type TaxedSupply, type TaxRules } from './tax-rules.ts'
import { expectedTaxes, type ExpectedTax } from './expected-taxes.ts'

/** What decides how an imported bill is computed again. */
export type RecomputeFacts = TaxedSupply & {
  /** RA has differences: its taxes are checked with the rates it states, all others with the legal ones. */
  readonly type?: InvoiceType | undefined
  /** Day whose tax rates hold; the last of the billed span where it is not given (docs/decisions/0010). */
  readonly taxDay?: Day | undefined
  /** Rules to go by instead of those of the law. */
  readonly rules?: TaxRules | undefined
}

/** One figure of a bill that comes out otherwise. */
export type BillDifference = {
  readonly what: 'line' | 'tax_base' | 'tax' | 'tax_missing' | 'total' | 'taxes_not_checked'
  /** Number of the line or tax in the bill, from 0; none where the bill has no such figure of its own. */
  readonly position?: number
  readonly saidCents: number
  /** Undefined if it cannot be computed from what the bill says. */
  readonly computedCents: number | undefined
}

/** A figure that is off by no more than this is right: others round elsewhere. */
const TOLERANCE_CENTS = 1

const FINE_DECIMALS = 8

function agrees(saidCents: number, computedCents: number | undefined): boolean {
  return computedCents !== undefined && Math.abs(saidCents - computedCents) <= TOLERANCE_CENTS
}

function attempt<Answer>(compute: () => Answer): Answer | undefined {
  try {
    return compute()
  } catch {
    return undefined
  }
}

/**
 * What a line comes to from its own factors. A line over the New Year between a common and a leap year, which others do
 * not cut there, is divided by the days of one of them or each day by those of its own: the nearest to what it says.
 */
function ownCents(line: BillLine): number {
  const own = chargeCents(line)
  const years = line.yearDays === undefined ? [] : yearStretches(line.span, 'calendar')
  if (years.length < 2 || line.days !== lengthInDays(line.span)) return own
  const by = (yearDays: 365 | 366): number => chargeCents({ ...line, yearDays })
  const fine = years.map(({ span, value }) =>
    chargeAmount({ ...line, days: lengthInDays(span), yearDays: value }, FINE_DECIMALS),
  )
  const apart = roundedProduct([sumCents(fine)], { decimals: 0, dividedBy: 10 ** (FINE_DECIMALS - 2) })
  const distance = (cents: number): number => Math.abs(cents - line.amountCents)
  return [by(365), by(366), apart].reduce(
    (best, next) => (distance(next) < distance(best) ? next : best),
    own,
  )
}

/** What each line comes to; what gives back no more than the rules let it. */
function computedLines({ lines }: Bill, rules: TaxRules | undefined): (number | undefined)[] {
  const own = lines.map((line) => attempt(() => ownCents(line)))
  const amounts: Amount[] = lines.map((line, index) => {
    const givesBack = line.kind === 'surplus' || line.kind === 'battery'
    return { charge: line, units: (givesBack ? own[index] : undefined) ?? line.amountCents }
  })
  const cut = attempt(() => {
    const surplus = capped(amounts, 'surplus', rules?.surplusWithin)
    return capped(surplus.amounts, 'battery', rules?.batteryWithin).amounts
  })
  return own.map((cents, index) => {
    const { kind } = lines[index] ?? {}
    return cents !== undefined && (kind === 'surplus' || kind === 'battery')
      ? (cut?.[index]?.units ?? cents)
      : cents
  })
}

function lineDifferences(bill: Bill, rules: TaxRules | undefined): BillDifference[] {
  return computedLines(bill, rules).flatMap((computedCents, position) => {
    const saidCents = bill.lines[position]?.amountCents ?? Number.NaN
    return agrees(saidCents, computedCents)
      ? []
      : [{ what: 'line' as const, position, saidCents, computedCents }]
  })
}

/** The taxes of a bill of differences: each its own rate of its own base. */
function taxDifferencesByOwnRate({ taxes }: Bill): BillDifference[] {
  return taxes.flatMap((tax, position) => {
    if (tax.rateUnit !== '%') return []
    const computedCents = attempt(() => percentOfCents(tax.baseCents, tax.rate))
    const saidCents = tax.amountCents
    return agrees(saidCents, computedCents)
      ? []
      : [{ what: 'tax' as const, position, saidCents, computedCents }]
  })
}

/** The taxes a bill says, those of one name and rate together, with the index of the first. */
type SaidTax = Pick<BillTax, 'tax' | 'rate' | 'rateUnit' | 'baseCents' | 'amountCents'> & {
  readonly position: number
}

function saidTaxes({ taxes }: Bill): SaidTax[] {
  const said = new Map<string, SaidTax>()
  for (const [position, { tax, rate, rateUnit, baseCents, amountCents }] of taxes.entries()) {
    const plain = attempt(() => plainDecimal(rate)) ?? rate
    const key = `${tax} ${rateUnit} ${plain}`
    const before = said.get(key)
    said.set(key, {
      tax,
      rate: plain,
      rateUnit,
      baseCents: (before?.baseCents ?? 0) + baseCents,
      amountCents: (before?.amountCents ?? 0) + amountCents,
      position: before?.position ?? position,
    })
  }
  return [...said.values()]
}

function differencesOfTax(said: SaidTax, expected: ExpectedTax): BillDifference[] {
  const { position, baseCents, amountCents, rateUnit } = said
  const differences: BillDifference[] = []
  const baseSaid = rateUnit === '%' && expected.basesCents.length > 0
  if (baseSaid && !expected.basesCents.some((base) => agrees(baseCents, base))) {
    differences.push({
      what: 'tax_base',
      position,
      saidCents: baseCents,
      computedCents: expected.basesCents[0],
    })
  }
  const base = baseSaid ? baseCents : (expected.basesCents[0] ?? 0)
  const computedCents = attempt(() => expected.amountOf(base))
  if (!agrees(amountCents, computedCents)) {
    differences.push({ what: 'tax', position, saidCents: amountCents, computedCents })
  }
  return differences
}

function taxDifferences(bill: Bill, rules: TaxRules): BillDifference[] {
  let said = saidTaxes(bill)
  const take = (fits: (tax: SaidTax) => boolean): SaidTax | undefined => {
    const found = said.find(fits)
    said = said.filter((tax) => tax !== found)
    return found
  }
  const expected = expectedTaxes(bill, rules).map((one) => ({
    one,
    found: take(({ tax, rate }) => tax === one.tax && (one.percent === undefined || rate === one.percent)),
  }))
  const differences = expected.flatMap(({ one, found }): BillDifference[] => {
    const tax = found ?? take((other) => other.tax === one.tax)
    if (tax) return differencesOfTax(tax, one)
    const computedCents = attempt(() => one.amountOf(one.basesCents[0] ?? 0))
    return agrees(0, computedCents) ? [] : [{ what: 'tax_missing', saidCents: 0, computedCents }]
  })
  const notDue = said.flatMap(({ position, amountCents }): BillDifference[] =>
    agrees(amountCents, 0) ? [] : [{ what: 'tax', position, saidCents: amountCents, computedCents: 0 }],
  )
  return [...differences, ...notDue]
}

function totalDifferences({ lines, taxes, totalCents }: Bill): BillDifference[] {
  const computedCents = attempt(() => sumCents([...lines, ...taxes].map(({ amountCents }) => amountCents)))
  return agrees(totalCents, computedCents) ? [] : [{ what: 'total', saidCents: totalCents, computedCents }]
}

/** Whether the bill gives the discount of a severely vulnerable holder. */
function isSevere({ lines }: Bill, day: Day): boolean {
  return lines.some(({ kind, price }) => {
    if (kind !== 'social_bonus') return false
    const percent = attempt(() => decimalOf(-roundedProduct([price, 100], { decimals: 6 }), 6))
    return percent !== undefined && isSevereBonus(percent, day)
  })
}

/**
 * Computes an imported bill again and returns the figures that differ by more than a cent, in the order of the bill:
 * each line from its own factors (surplus and battery within their caps), each tax from the base that the bill says and
 * the rate of the law on one day, that base from the lines, and the total from lines and taxes. Each figure is held
 * against those beside it and not against what we would have made of them, so that one mistake is one difference.
 * Taxes of days before the dated tables (2025-01-01) give `taxes_not_checked`. Never throws.
 */
export function recomputeBill(bill: Bill, facts: RecomputeFacts): BillDifference[] {
  const rules =
    facts.rules ??
    attempt(() => {
      const day = facts.taxDay ?? lastDayOf(bill.span)
      return findTaxRules({ ...facts, severelyVulnerable: isSevere(bill, day) }, day)
    })
  const ofLines = attempt(() => lineDifferences(bill, rules))
  const ofTaxes = attempt(() => {
    if (facts.type === 'RA') return taxDifferencesByOwnRate(bill)
    return rules && taxDifferences(bill, rules)
  })
  const saidCents = attempt(() => sumCents(bill.taxes.map(({ amountCents }) => amountCents))) ?? Number.NaN
  const ofTotal = attempt(() => totalDifferences(bill))
  return [
    ...(ofLines ?? []),
    ...(ofTaxes ?? [{ what: 'taxes_not_checked' as const, saidCents, computedCents: undefined }]),
    ...(ofTotal ?? [{ what: 'total' as const, saidCents: bill.totalCents, computedCents: undefined }]),
  ]
}
