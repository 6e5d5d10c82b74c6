import {
  fraction,
  isAbove,
  isWithin,
  isZero,
  minus,
  over,
  plus,
  sum,
  times,
  zero,
  type Fraction,
} from '../fraction.ts'
import { lengthInDays } from '../time/date-span.ts'
import type { Bill, BillLine, LineKind } from './bill.ts'
import { surplusPaysFor } from './caps.ts'
import type { ChangeSource } from './change-parts.ts'
import { excessWh, type EstimateError } from './estimate-error.ts'
import type { SeasonShift } from './season-shift.ts'

/** What makes the lines of two bills differ, in the order in which it is put from the earlier into the later one. */
export const lineCauses = ['days', 'season', 'use', 'estimates', 'power', 'price', 'other'] as const
export type LineCause = (typeof lineCauses)[number]

/** How many of the causes, from the first, are already those of the later bill: 0 is the earlier bill, 7 the later. */
type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
const steps: readonly Step[] = [0, 1, 2, 3, 4, 5, 6, 7]
const LAST: Step = 7

function sideAt(cause: LineCause, step: Step): 0 | 1 {
  return lineCauses.indexOf(cause) < step ? 1 : 0
}

/** What is compared with what: of the earlier and of the later bill. */
type Pair<Item> = readonly [Item, Item]

/** What is known of two bills beyond what they say. */
export type KnownOfBills = {
  /** What the later bill's calendar of periods does to the energy of the earlier one. */
  readonly season?: SeasonShift | undefined
  /** What each of them billed beyond what was measured since, because a reading was estimated. */
  readonly errors?: Pair<EstimateError> | undefined
}

function pairOf<From, To>([before, after]: Pair<From>, make: (from: From) => To): Pair<To> {
  return [make(before), make(after)]
}

type AmountAt = (step: Step) => Fraction

/** Lines of one kind, period and name in both bills, and what they come to at each step, in cents. */
type Group = {
  readonly kind: LineKind
  readonly lines: Pair<readonly BillLine[]>
  readonly amountAt: AmountAt
  /** Cents by which rounding alone may make the bills differ from it. */
  readonly roundingCents: number
}

/** What a quantity more or less of a kind is; a change in the price of any other counts as *other*. */
const MEASURED: Readonly<Partial<Record<LineKind, { quantity: LineCause; price: LineCause }>>> = {
  power: { quantity: 'power', price: 'price' },
  excess_power: { quantity: 'use', price: 'price' },
  fixed: { quantity: 'other', price: 'price' },
  energy: { quantity: 'use', price: 'price' },
  reactive: { quantity: 'use', price: 'price' },
  surplus: { quantity: 'use', price: 'price' },
  social_bonus_financing: { quantity: 'other', price: 'price' },
  meter_rental: { quantity: 'other', price: 'other' },
  service: { quantity: 'other', price: 'other' },
}

/** Kinds of which a line that is missing is one of nothing, at the price of the other bill. */
const USED: readonly LineKind[] = ['excess_power', 'energy', 'reactive', 'surplus']

const CENTS = fraction(100)

function isByTime({ unit, priceUnit, days }: BillLine): boolean {
  return days !== undefined && !(priceUnit === 'EUR' || unit === 'kWh' || unit === 'kvarh')
}

/** Units that are charged: kWh, kvarh, kW × days, days. */
function unitsOf(line: BillLine): Fraction {
  return isByTime(line) ? times(fraction(line.quantity), fraction(line.days ?? 0)) : fraction(line.quantity)
}

/** What a line comes to before it is rounded, in cents. */
function worthOf(line: BillLine): Fraction {
  const worth = times(unitsOf(line), fraction(line.price), CENTS)
  if (!isByTime(line) || line.priceUnit === 'EUR/day' || line.priceUnit === 'EUR/kW/day') return worth
  const ofYear = over(worth, fraction(line.yearDays ?? 365))
  return line.priceUnit === 'EUR/month' ? times(ofYear, fraction(12)) : ofYear
}

function sumOver(lines: readonly BillLine[], value: (line: BillLine) => Fraction): Fraction {
  return sum(lines.map(value))
}

/** What lines came to as the bill has it, in cents. */
function billed(lines: readonly { readonly amountCents: number }[]): Fraction {
  return sum(lines.map(({ amountCents }) => fraction(amountCents)))
}

/** A cent for each line that was rounded. */
function roundingOf(lines: Pair<readonly BillLine[]>, of: readonly Group[] = []): number {
  return lines.flat().length + of.reduce((cents, { roundingCents }) => cents + roundingCents, 0)
}

/** Taken whole: nothing of it until everything else is that of the later bill. */
function whole(kind: LineKind, lines: Pair<readonly BillLine[]>): Group {
  const amounts = pairOf(lines, billed)
  return { kind, lines, amountAt: (step) => amounts[sideAt('other', step)], roundingCents: 0 }
}

/** Cents a unit; undefined if there are none. */
function averagePrice(lines: readonly BillLine[]): Fraction | undefined {
  const units = sumOver(lines, unitsOf)
  return isZero(units) ? undefined : over(sumOver(lines, worthOf), units)
}

/** Units of a line that are not the use of its days as they are called now: kWh. */
type Beyond = { readonly shifted: Fraction; readonly errors: Pair<Fraction> }
const NOTHING_BEYOND: Beyond = { shifted: zero, errors: [zero, zero] }
const NO_ERRORS: Pair<EstimateError> = [new Map(), new Map()]

/**
 * (Days of the bill × units a day + what an estimate billed beyond them) × average price. In the later bill's season
 * the earlier had `shifted` units more.
 */
function measured(
  kind: LineKind,
  lines: Pair<readonly BillLine[]>,
  days: Pair<Fraction>,
  { shifted, errors }: Beyond = NOTHING_BEYOND,
): Group {
  const causes = MEASURED[kind]
  const all = lines.flat()
  const missing = lines.some(({ length }) => length === 0)
  const notMeasured = !USED.includes(kind) && (missing || !all.every(isByTime))
  if (!causes || notMeasured || new Set(all.map(isByTime)).size > 1) return whole(kind, lines)
  const units = pairOf(lines, (of) => sumOver(of, unitsOf))
  const [before, after] = pairOf(lines, averagePrice)
  const prices: Pair<Fraction> = [before ?? after ?? zero, after ?? before ?? zero]
  const used: Pair<Fraction> = [minus(units[0], errors[0]), minus(units[1], errors[1])]
  const perDay: Pair<Fraction> = [over(used[0], days[0]), over(used[1], days[1])]
  const inSeason: Pair<Fraction> = [perDay[0], over(plus(used[0], shifted), days[0])]
  return {
    kind,
    lines,
    amountAt: (step) => {
      const aDay = sideAt(causes.quantity, step) === 1 ? perDay[1] : inSeason[sideAt('season', step)]
      const billedUnits = plus(times(days[sideAt('days', step)], aDay), errors[sideAt('estimates', step)])
      return times(billedUnits, prices[sideAt(causes.price, step)])
    },
    roundingCents: roundingOf(lines),
  }
}

type Share = {
  /** Cents a cent given back of. */
  readonly rate: Fraction
  /** How much of the lines it is of. */
  readonly part: Fraction
}

/**
 * A per cent that a bill gives back of other lines; `of_nothing` where these come to nothing, so that the bill cannot
 * say it; undefined if it has none, or of something else.
 */
function shareOn(
  side: 0 | 1,
  lines: readonly BillLine[],
  of: readonly Group[],
): Share | 'of_nothing' | undefined {
  const shared = added(of)(side === 0 ? 0 : LAST)
  const base = times(sumOver(lines, unitsOf), CENTS)
  if (isZero(base) || isZero(shared)) {
    return isZero(base) && isZero(billed(of.flatMap((group) => group.lines[side]))) ? 'of_nothing' : undefined
  }
  return {
    rate: over(sumOver(lines, worthOf), base),
    part: isWithin(base, shared, roundingOf([lines, []], of)) ? fraction(1) : over(base, shared),
  }
}

/**
 * Whether the lines give back shares of some euros. A sum agreed is written as one thing at its price, as is a share
 * of a euro: the lines that it is of distinguish them.
 */
function areShares(lines: Pair<readonly BillLine[]>, of: readonly Group[]): boolean {
  const isOfOther = ({ quantity }: BillLine): boolean => quantity !== '1'
  const isOfEuro = (side: 0 | 1): boolean =>
    lines[side].length === 1 && isZero(minus(billed(of.flatMap((group) => group.lines[side])), CENTS))
  return (
    (lines.flat().some(isOfOther) || isOfEuro(0) || isOfEuro(1)) &&
    lines
      .flat()
      .every(
        ({ unit, priceUnit, price }) =>
          unit === 'unit' && priceUnit === 'EUR' && isWithin(fraction(price), zero, 1),
      )
  )
}

function added(groups: readonly Group[]): AmountAt {
  return (step) => sum(groups.map(({ amountAt }) => amountAt(step)))
}

/**
 * A per cent of other lines: it goes with what these come to. Where its base is more or less than they are (a limit of
 * energy), that share of them is something else. A bill in which they come to nothing has no such line; it is taken to
 * have the per cent of the other bill.
 */
function share(
  kind: LineKind,
  lines: Pair<readonly BillLine[]>,
  { of, percent }: { readonly of: readonly Group[]; readonly percent: LineCause },
): Group {
  if (!areShares(lines, of)) return whole(kind, lines)
  const sides = ([0, 1] as const).map((side) => shareOn(side, lines[side], of))
  const known = sides.find((side) => side !== undefined && side !== 'of_nothing')
  const [before, after] = sides.map((side) => (side === 'of_nothing' ? known : side))
  if (!before || !after) return whole(kind, lines)
  const shared = added(of)
  const parts: Pair<Fraction> = [before.part, after.part]
  const rates: Pair<Fraction> = [before.rate, after.rate]
  return {
    kind,
    lines,
    amountAt: (step) => times(shared(step), parts[sideAt('other', step)], rates[sideAt(percent, step)]),
    roundingCents: roundingOf(lines, of),
  }
}

/**
 * The surplus of both bills. Where one of them had its cap, it gives back at each step no more than what it pays for
 * comes to at that step: less energy bought, less given back.
 */
function surplus(groups: readonly Group[], paidFor: readonly Group[]): Group {
  const lines: Pair<readonly BillLine[]> = [
    groups.flatMap((group) => group.lines[0]),
    groups.flatMap((group) => group.lines[1]),
  ]
  const roundingCents = roundingOf(lines, paidFor)
  const nominal = added(groups)
  const room = added(paidFor)
  const cappedAt: AmountAt = (step) => {
    const [most, asked] = [room(step), nominal(step)]
    const limit = isAbove(most, zero) ? minus(zero, most) : zero
    return isAbove(limit, asked) ? limit : asked
  }
  const both = ([0, LAST] as const).map((step, side) => {
    const own = lines[side === 0 ? 0 : 1]
    return {
      // A few cents may be all that a cap took: only the surplus itself was rounded here, not what it pays for.
      uncapped: isWithin(billed(own), nominal(step), own.length),
      capped: isWithin(billed(own), cappedAt(step), roundingCents),
    }
  })
  const isCapped = both.some(({ uncapped }) => !uncapped) && both.every(({ capped }) => capped)
  return { kind: 'surplus', lines, amountAt: isCapped ? cappedAt : nominal, roundingCents }
}

/** The lines of a kind by period and name; all together where the bills divide them in different ways. */
function keysOf(lines: Pair<readonly BillLine[]>): Pair<readonly BillLine[]>[] {
  const keyOf = ({ tariffPeriod, name }: BillLine): string => `${tariffPeriod ?? ''}|${name ?? ''}`
  const [before, after] = pairOf(lines, (side) => Map.groupBy(side, keyOf))
  const keys = new Set([...before.keys(), ...after.keys()])
  const kind = lines.flat()[0]?.kind
  const byUnit = kind === 'power' || (kind !== undefined && USED.includes(kind))
  if (byUnit && before.size > 0 && after.size > 0 && keys.size === before.size + after.size) return [lines]
  return [...keys].map((key) => [before.get(key) ?? [], after.get(key) ?? []])
}

function periodOf(lines: Pair<readonly BillLine[]>): number {
  return sameOf(lines.flat().map(({ tariffPeriod }) => tariffPeriod)) ?? 0
}

/**
 * Whether each of some periods is that of one group alone, so that what is known of it is known of that group. Lines of
 * no period beside others are of hours that nobody told.
 */
function haveOneGroup(keys: readonly Pair<readonly BillLine[]>[], periods: Iterable<number>): boolean {
  const ofPeriods = keys.map(periodOf)
  return [...periods].every(
    (period) => period !== 0 && ofPeriods.filter((one) => one === period).length === 1,
  )
}

/** Energy that is one group is told whole, whatever periods either bill has. */
function areTold(keys: readonly Pair<readonly BillLine[]>[], errors: Pair<EstimateError>): boolean {
  const byKwh = keys.flat(2).every(({ unit }) => unit === 'kWh')
  return byKwh && (keys.length === 1 || errors.every((error) => haveOneGroup(keys, error.keys())))
}

/**
 * Whether what estimates billed beyond what was used can be told apart from use, of both bills or of neither: their
 * energy is compared as a whole, or each period with an error has lines of one name and no line has no period.
 */
export function tellsErrors(before: Bill, after: Bill, errors: Pair<EstimateError>): boolean {
  return areTold(energyKeys(before, after), errors)
}

function energyKeys(...bills: Pair<Bill>): Pair<readonly BillLine[]>[] {
  return keysOf(pairOf(bills, ({ lines }) => lines.filter(({ kind }) => kind === 'energy')))
}

/** The energy of both bills, with what another season or an estimate does to it where that can be told. */
function energyOf(
  keys: readonly Pair<readonly BillLine[]>[],
  days: Pair<Fraction>,
  { season = new Map(), errors }: KnownOfBills,
): Group[] {
  const shifts: ReadonlyMap<number, number> = haveOneGroup(keys, season.keys()) ? season : new Map()
  const told = errors && areTold(keys, errors) ? errors : NO_ERRORS
  const kWh = (wh = 0): Fraction => over(fraction(wh), fraction(1000))
  return keys.map((lines) => {
    const period = periodOf(lines)
    return measured('energy', lines, days, {
      shifted: kWh(shifts.get(period)),
      errors: pairOf(told, (error) => kWh(keys.length === 1 ? excessWh(error) : error.get(period))),
    })
  })
}

/**
 * The lines of both bills, matched by kind, tariff period and name (several stretches of one are one, at their average
 * price), and what each comes to while one cause after the other becomes that of the later bill.
 */
function groupsOf(before: Bill, after: Bill, known: KnownOfBills): Group[] {
  const days: Pair<Fraction> = [fraction(lengthInDays(before.span)), fraction(lengthInDays(after.span))]
  const bills = [before, after] as const
  const ofKind = (kind: LineKind): Pair<readonly BillLine[]>[] =>
    keysOf(pairOf(bills, ({ lines }) => lines.filter((line) => line.kind === kind)))
  const measuredOf = (...kinds: readonly LineKind[]): Group[] =>
    kinds.flatMap((kind) => ofKind(kind).map((lines) => measured(kind, lines, days)))
  const sharesOf = (kind: LineKind, how: Parameters<typeof share>[2]): Group[] =>
    ofKind(kind).map((lines) => share(kind, lines, how))

  const energy = energyOf(energyKeys(before, after), days, known)
  const discounts = sharesOf('discount', { of: energy, percent: 'price' })
  const paidFor = [...energy, ...discounts].filter(({ kind }) => surplusPaysFor.includes(kind))
  const given = surplus(measuredOf('surplus'), paidFor)
  const fixed = measuredOf('power', 'social_bonus_financing')
  const bonus = sharesOf('social_bonus', {
    of: [...fixed, ...energy, ...discounts, given],
    percent: 'other',
  })
  return [
    ...fixed,
    ...energy,
    ...discounts,
    given,
    ...bonus,
    ...measuredOf('excess_power', 'fixed', 'reactive', 'meter_rental', 'service'),
    ...(['battery', 'adjustment', 'late_activation', 'interest'] as const).flatMap((kind) =>
      ofKind(kind).map((lines) => whole(kind, lines)),
    ),
  ]
}

/** What all of them have; undefined if they differ. */
function sameOf<Value>(values: readonly Value[]): Value | undefined {
  const [first] = values
  return values.every((value) => value === first) ? first : undefined
}

/** What the causes change in lines that are compared with each other, in the order of `lineCauses`. */
export type LineChange = {
  readonly source: Extract<ChangeSource, { of: 'line' }>
  readonly exactCents: readonly Fraction[]
  /** How much more they were billed. */
  readonly billedCents: number
}

/**
 * What each cause changes in the lines of each kind, period and name, in exact cents. What a line was billed beyond its
 * figures (a cap of the retailer's own) is something else that changed; what rounding did is in none.
 */
export function lineChanges(before: Bill, after: Bill, known: KnownOfBills = {}): LineChange[] {
  return groupsOf(before, after, known).map(({ kind, lines, amountAt, roundingCents }) => {
    const at = steps.map((step) => amountAt(step))
    const own = lineCauses.map((_, index) => minus(at[index + 1] ?? zero, at[index] ?? zero))
    const more = minus(billed(lines[1]), billed(lines[0]))
    const rest = minus(more, minus(at[LAST] ?? zero, at[0] ?? zero))
    const beyond = isWithin(rest, zero, roundingCents) ? zero : rest
    return {
      source: {
        of: 'line',
        kind,
        tariffPeriod: sameOf(lines.flat().map(({ tariffPeriod }) => tariffPeriod)),
        name: sameOf(lines.flat().map(({ name }) => name)),
      },
      exactCents: own.map((part, index) => (index === lineCauses.length - 1 ? plus(part, beyond) : part)),
      billedCents: Number(more.numerator),
    }
  })
}
