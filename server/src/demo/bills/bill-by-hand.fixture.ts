import {
  daysOf,
  inElectricityTax,
  linesOf,
  nanoOf,
  pricesOn,
  rounded,
  sumOf,
  type Given,
  type Line,
} from './lines-by-hand.fixture.ts'
import { taxesOf } from './taxes-by-hand.fixture.ts'

export interface ByHand {
  /** `kind period quantity price days: cents`, sorted. */
  readonly lines: readonly string[]
  /** `tax rate base: cents`. */
  readonly taxes: readonly string[]
  readonly totalCents: number
  /** Cents of surplus above its cap. */
  readonly surplusLeftCents: number
  readonly bonusLeftWh: number
}

/** A part of euros that is taken off. */
function partOf(kind: string, baseCents: number, percent: string): Line {
  const nano = -nanoOf(percent) / 100n
  const cents = rounded(BigInt(baseCents) * nano, 10n ** 9n)
  return { kind, period: 0, thousandths: baseCents * 10, nano, days: 0, cents }
}

function euros(kind: string, cents: number): Line {
  return { kind, period: 0, thousandths: 1000, nano: BigInt(cents) * 10n ** 7n, days: 0, cents }
}

function discountsOf({ prices, span }: Given, lines: readonly Line[]): Line[] {
  const stretches = Map.groupBy(daysOf(span), (day) => pricesOn(prices, day)('discount', 0)?.price ?? '0')
  return [...stretches].flatMap(([percent, days]) => {
    if (percent === '0') return []
    const own = new Set(
      days.flatMap((day) => [1, 2, 3].map((period) => pricesOn(prices, day)('energy', period)!.price)),
    )
    const nanos = new Set([...own].map(nanoOf))
    const base = sumOf(
      lines.filter(({ kind, nano }) => kind === 'energy' && nanos.has(nano)),
      'energy',
    )
    return base > 0 ? [partOf('discount', base, percent)] : []
  })
}

/** Cents that nothing measured says: what the distributor of the demo owes with the first bill of panels. */
const LATE_ACTIVATION = -620

/**
 * RD 897/2017 art. 6.3 and annex I.1: a share of power, financing and of the energy within the limit of a year, by days, and
 * what bills before left of it (the demo's bonus is younger than the twelve months after which that is lost).
 */
function bonusOf(given: Given): { readonly line: readonly Line[]; readonly leftWh: number } {
  const { contract, span, bonusLeftWh } = given
  const bonus = contract.services?.find(({ discountPercent }) => discountPercent !== undefined)
  if (!bonus?.discountPercent || bonus.startDay >= span.to) return { line: [], leftWh: bonusLeftWh }
  const days = { from: bonus.startDay > span.from ? bonus.startDay : span.from, to: span.to }
  const lines = linesOf({ ...given, span: days })
  const own = Math.floor(((bonus.discountLimitKwh ?? 0) * 1000 * daysOf(days).length) / 365)
  const [wh, within] = [sumWh(lines), own + bonusLeftWh]
  const net = sumOf(lines, 'energy')
  const counted = within >= wh ? net : rounded(BigInt(net) * BigInt(within), BigInt(wh))
  const base = sumOf(lines, 'power', 'social_bonus_financing') + counted
  return {
    line: [partOf('social_bonus', base, bonus.discountPercent)],
    leftWh: Math.max(0, within - wh),
  }
}

/** What was paid too much bears 4.75 % a year (3.25 % and 1.5 points), and no tax. */
function interestOf({ before }: Given, totalCents: number): Line[] {
  if (!before || before.cents <= totalCents) return []
  const thousandths = (before.cents - totalCents) * 10
  const nano = -47_500_000n
  const { days } = before
  const cents = rounded(BigInt(thousandths) * nano * BigInt(days), 365n * 10n ** 10n)
  return [{ kind: 'interest', period: 0, thousandths, nano, days, cents }]
}

/** A bill of the demo, added up by none of the rules that made it. */
export function billByHand(given: Given): ByHand {
  const { contract, batteryCents, isFirst } = given
  const measured = linesOf(given)
  const lines = [...measured, ...discountsOf(given, measured)]
  const surplus = sumOf(lines, 'surplus')
  const paid = Math.max(surplus, -Math.max(0, sumOf(lines, 'energy', 'discount')))
  const at = lines.findIndex(({ kind }) => kind === 'surplus')
  if (at !== -1) lines[at] = { ...lines[at]!, cents: paid }
  const { line: bonus, leftWh } = bonusOf(given)
  lines.push(...bonus)
  if (isFirst && contract.curve?.solar) lines.push(euros('late_activation', LATE_ACTIVATION))
  const payable = Math.max(0, sumOf(lines, ...inElectricityTax))
  const fromBattery = Math.min(batteryCents, payable)
  if (fromBattery > 0) lines.push(euros('battery', -fromBattery))
  const taxes = taxesOf(given, lines)
  const untaxed = interestOf(given, centsOf([...lines, ...taxes]))
  return {
    lines: [...lines, ...untaxed].map(textOf).toSorted(),
    taxes: taxes.map(({ text }) => text),
    totalCents: centsOf([...lines, ...untaxed, ...taxes]),
    surplusLeftCents: paid - surplus,
    bonusLeftWh: leftWh,
  }
}

function centsOf(lines: readonly { readonly cents: number }[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0)
}

function sumWh(lines: readonly Line[]): number {
  return lines.reduce((sum, { kind, thousandths }) => sum + (kind === 'energy' ? thousandths : 0), 0)
}

/** What follows the market has a mean price, compared to the millionth; its cents are compared as all others. */
export function lineText(line: Omit<Line, 'nano'> & { readonly price: number }): string {
  const { kind, period, thousandths, price, days, cents } = line
  return `${kind} P${period} ${thousandths} × ${Number(price.toFixed(6))} ${days}: ${cents}`
}

function textOf({ nano, ...line }: Line): string {
  return lineText({ ...line, kind: line.kind.split(' ')[0]!, price: Number(nano) / 1e9 })
}
