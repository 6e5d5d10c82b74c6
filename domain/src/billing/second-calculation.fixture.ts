/**
 * A second calculation of a bill, written plainly from the law and day by day, to hold the first one against: it imports
 * nothing. Prices are whole millionths of a euro, energy Wh, power W, days 'YYYY-MM-DD', amounts whole cents.
 */

/** A price: the same for all periods, or P1, P2 … */
export type SecondPrice = number | readonly number[]

/** What holds on some days of a bill. */
export type SecondTerms = {
  readonly powersW: readonly number[]
  /** EUR/kW/year. */
  readonly power: SecondPrice
  /** EUR/kWh. */
  readonly energy: SecondPrice
  /** EUR/kWh; nothing if surplus is not paid off. */
  readonly surplus: SecondPrice | undefined
  readonly meter: 'single_phase' | 'three_phase'
}

export type SecondCase = {
  readonly energy: 'electricity' | 'gas'
  readonly province: string
  readonly use: 'household' | 'business' | 'industrial'
  readonly voltage: 'low' | 'high' | undefined
  readonly leapYears: boolean
  readonly from: string
  readonly days: number
  /** Number of days from the first one on which `after` holds; the rest have `before`. */
  readonly changeAfter: number
  readonly before: SecondTerms
  readonly after: SecondTerms
  /** Day by day, period by period (gas: one). */
  readonly importWh: readonly (readonly number[])[]
  readonly exportWh: readonly (readonly number[])[]
  /** EUR/month of gas, or of a fee beside the power. */
  readonly fixed: number | undefined
  /** EUR/month. */
  readonly service: number | undefined
  /** Per cent of the energy until the change. */
  readonly discountPercent: number
  /** EUR/kW/day, P1 to P6, and the highest demand of each. */
  readonly excess: { readonly prices: readonly number[]; readonly demandW: readonly number[] } | undefined
  readonly batteryCents: number
  /** Tenths of a per cent of the social bonus and its Wh a year, and what was left of the year before. */
  readonly bonus:
    | { readonly permille: number; readonly limitWh: number; readonly unusedWh: number }
    | undefined
}

export type SecondBill = {
  readonly byKind: Readonly<Record<string, number>>
  /** 'IVA 10: 4686 469'. */
  readonly taxes: readonly string[]
  readonly totalCents: number
}

const FROM_2026_CUT = '2026-03-22'

/** The law, figure by figure; a test swaps single ones to see that it notices. */
export const law = {
  /** Ley 37/1992 art. 90.1; RDL 7/2026 art. 42.a, up to 10 kW (below it until 29 April), severely vulnerable at any. */
  ivaOfElectricity: (day: string, highestW: number, severe: boolean): number => {
    const reached = severe || (day < '2026-04-30' ? highestW < 10_000 : highestW <= 10_000)
    return day >= FROM_2026_CUT && day <= '2026-05-31' && reached ? 10 : 21
  },
  /** RDL 7/2026 art. 42.b. */
  ivaOfGas: (day: string): number => (day >= FROM_2026_CUT && day <= '2026-05-31' ? 10 : 21),
  ivaOfServices: 21,
  /** Ley 38/1992 art. 99.1, RDL 7/2026 art. 40; in 10^-8 of a per cent. */
  electricityTax: (day: string): number =>
    day >= FROM_2026_CUT && day <= '2026-05-31' ? 50_000_000 : 511_269_632,
  /** Ley 38/1992 art. 99.2 and 3: EUR/MWh, in tenths. */
  leastTenthsPerMwh: (use: string, voltage: string | undefined): number =>
    use === 'industrial' || voltage === 'high' ? 5 : 10,
  /** Ley 38/1992 art. 50.1, RDL 7/2026 art. 38, RDL 18/2026 arts. 5 to 7: hundredths of EUR/GJ. */
  hydrocarbons: (day: string, use: string): number => {
    if (use === 'industrial') return 15
    if (day < FROM_2026_CUT || day >= '2026-10-01') return 65
    if (day < '2026-07-01') return 30
    return day < '2026-08-01' ? 39 : day < '2026-09-01' ? 48 : 56
  },
  /** Ley 38/1992 art. 3.1. */
  hydrocarbonsDueIn: (province: string): boolean => !['35', '38', '51', '52'].includes(province),
  /** Ley 4/2012 arts. 52.r and 54.1.a. */
  igicOfEnergy: (energy: string, use: string, highestW: number): number =>
    energy === 'electricity' && use === 'household' && highestW <= 10_000 ? 0 : 3,
  igicOfTheRest: 7,
  /** Ley 8/1991 art. 18. */
  ipsiOfEnergy: 1,
  ipsiOfTheRest: 4,
  /** Orden TED/1524/2025, Orden TED/634/2026: EUR/year. */
  financing: (day: string): number => (day < '2026-06-26' ? 6_979_247 : 9_011_295),
  /** Orden IET/1491/2013: EUR/month. */
  rental: { single_phase: 810_000, three_phase: 1_360_000 },
  /** Circular 3/2020 art. 9.4, Circular 1/2025. */
  excessFactor: (day: string): number => (day < '2025-04-01' ? 2 : 1),
  /** RD 244/2019 art. 14. */
  surplusHasCap: true,
}
export type Law = typeof law

function rounded(numerator: bigint, denominator: bigint): number {
  const sign = numerator < 0n ? -1n : 1n
  return Number(sign * ((sign * numerator * 2n + denominator) / (denominator * 2n)))
}

function product(...factors: readonly number[]): bigint {
  return factors.reduce((all, factor) => all * BigInt(factor), 1n)
}

const MICROS_A_CENT = 10_000

function daysOfYear(day: string): 365 | 366 {
  const year = Number(day.slice(0, 4))
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 366 : 365
}

/** Day by day through the calendar. */
function dayAfter(first: string, days: number): string {
  let [year = 0, month = 0, day = 0] = first.split('-').map(Number)
  for (let left = days; left > 0; left--) {
    const february = daysOfYear(String(year)) === 366 ? 29 : 28
    const length = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 31
    day += 1
    if (day > length) [month, day] = [month + 1, 1]
    if (month > 12) [year, month] = [year + 1, 1]
  }
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}

function priceOf(price: SecondPrice, period: number): number {
  return typeof price === 'number' ? price : (price[period] ?? 0)
}

/** One day's part of a line: days that follow one another with the same `same` are one line, rounded once. */
type Part = {
  readonly kind: string
  readonly line: string
  readonly same: string
  readonly day: number
  readonly numerator: bigint
  readonly denominator: number
}

function linesOf(parts: readonly Part[]): { readonly kind: string; readonly cents: number }[] {
  const byLine = Map.groupBy(parts, ({ kind, line }) => `${kind} ${line}`)
  return [...byLine.values()].flatMap((ofLine) => {
    const lines: { kind: string; same: string; last: number; sum: bigint; denominator: number }[] = []
    for (const { kind, same, day, numerator, denominator } of ofLine) {
      const line = lines.at(-1)
      if (line && line.same === same && line.last + 1 === day) {
        line.sum += numerator
        line.last = day
      } else lines.push({ kind, same, last: day, sum: numerator, denominator })
    }
    return lines.map(({ kind, sum, denominator }) => ({ kind, cents: rounded(sum, BigInt(denominator)) }))
  })
}

type Add = (kind: string, line: string, same: unknown[], numerator: bigint, denominator: number) => void

/** Everything that runs by the day or the kWh, on the days [first, last). */
function partsOf(of: SecondCase, rules: Law, first: number, last: number): Part[] {
  const parts: Part[] = []
  for (let day = first; day < last; day++) {
    const add: Add = (kind, line, same, numerator, denominator) => {
      parts.push({ kind, line, same: same.join(' '), day, numerator, denominator })
    }
    addPowers(add, of, rules, day)
    addEnergy(add, of, day)
    addByDay(add, of, rules, day)
  }
  // Of the days on which all periods have one price the export is one sum a day.
  const isOne = ({ kind, line }: Part): boolean => kind === 'surplus' && line === 'all'
  const perDay = [...Map.groupBy(parts.filter(isOne), ({ day }) => day).values()].map((ofDay) => ({
    ...(ofDay[0] as Part),
    numerator: ofDay.reduce((sum, { numerator }) => sum + numerator, 0n),
  }))
  return [...parts.filter((part) => !isOne(part)), ...perDay]
}

function termsOn(of: SecondCase, day: number) {
  return day < of.changeAfter ? of.before : of.after
}

/** Days of the year that a yearly price is divided by. */
function yearOn(of: SecondCase, day: number): number {
  return of.leapYears ? daysOfYear(dayAfter(of.from, day)) : 365
}

function addPowers(add: Add, of: SecondCase, rules: Law, day: number): void {
  const terms = termsOn(of, day)
  const year = yearOn(of, day)
  for (const [period, powerW] of terms.powersW.entries()) {
    const price = priceOf(terms.power, period)
    if (powerW > 0) {
      const denominator = 1000 * MICROS_A_CENT * year
      add('power', `${period}`, [powerW, price, year], product(powerW, price), denominator)
    }
    const over = (of.excess?.demandW[period] ?? 0) - powerW
    if (!of.excess || over <= 0) continue
    const excess = of.excess.prices[period] ?? 0
    const times = rules.excessFactor(dayAfter(of.from, day))
    add('excess_power', `${period}`, [over, times], product(over, times, excess), 1000 * MICROS_A_CENT)
  }
}

function addEnergy(add: Add, of: SecondCase, day: number): void {
  const { energy, surplus } = termsOn(of, day)
  for (const [period, wh] of (of.importWh[day] ?? []).entries()) {
    const price = priceOf(energy, period)
    add('energy', `${period}`, [price], product(wh, price), 1000 * MICROS_A_CENT)
  }
  if (surplus === undefined) return
  for (const [period, wh] of (of.exportWh[day] ?? []).entries()) {
    const price = priceOf(surplus, period)
    const line = typeof surplus === 'number' ? 'all' : `${period}`
    add('surplus', line, [price], product(-wh, price), 1000 * MICROS_A_CENT)
  }
}

function addByDay(add: Add, of: SecondCase, rules: Law, day: number): void {
  const year = yearOn(of, day)
  if (of.fixed !== undefined) add('fixed', '', [year], product(of.fixed, 12), MICROS_A_CENT * year)
  if (of.energy === 'electricity') {
    const financing = rules.financing(dayAfter(of.from, day))
    add('social_bonus_financing', '', [financing], product(financing), MICROS_A_CENT * 365)
    const rental = rules.rental[termsOn(of, day).meter]
    add('meter_rental', '', [rental], product(rental, 12), MICROS_A_CENT * 365)
  }
  if (of.service !== undefined) add('service', '', [year], product(of.service, 12), MICROS_A_CENT * year)
}

type Sums = Record<string, number>

function sums(parts: readonly Part[]): Sums {
  const found: Sums = {}
  for (const { kind, cents } of linesOf(parts)) found[kind] = (found[kind] ?? 0) + cents
  return found
}

function ofKinds(found: Readonly<Sums>, ...kinds: readonly string[]): number {
  return kinds.reduce((sum, kind) => sum + (found[kind] ?? 0), 0)
}

/** Discount on the days before the change, of the energy of those days. */
function discountOf(of: SecondCase, rules: Law): number {
  const days = Math.min(of.changeAfter, of.days)
  const energy = ofKinds(sums(partsOf(of, rules, 0, days)), 'energy')
  return days > 0 && energy > 0 ? -rounded(product(energy, of.discountPercent), 100n) : 0
}

function withinCap(found: Readonly<Sums>, rules: Law): number {
  const surplus = ofKinds(found, 'surplus')
  return rules.surplusHasCap ? Math.max(surplus, -Math.max(0, ofKinds(found, 'energy', 'discount'))) : surplus
}

/** RD 897/2017 art. 6.3 and annex I.1. */
function bonusOf(of: SecondCase, found: Readonly<Sums>, importWh: number): number {
  if (!of.bonus) return 0
  const { permille, limitWh, unusedWh } = of.bonus
  const net = ofKinds(found, 'energy', 'discount', 'surplus')
  const [within, taken] = [limitWh * of.days + unusedWh * 365, importWh * 365]
  const counted = within >= taken ? net : rounded(product(net, within), BigInt(taken))
  const base = ofKinds(found, 'power', 'social_bonus_financing') + counted
  return base > 0 ? -rounded(product(base, permille), 1000n) : 0
}

const IN_ELECTRICITY_TAX =
  'power excess_power fixed energy surplus battery discount social_bonus_financing social_bonus'.split(' ')

type SecondTax = { readonly text: string; readonly cents: number }

function taxOf(name: string, rate: string | number, base: number, cents: number): SecondTax {
  return { text: `${name} ${rate}: ${base} ${cents}`, cents }
}

function taxesOf(of: SecondCase, rules: Law, found: Readonly<Sums>, wh: number): SecondTax[] {
  const energy = energyTaxesOf(of, rules, found, wh)
  return [...energy, ...indirectTaxesOf(of, rules, found, energy)]
}

/** The electricity tax, or that on hydrocarbons. */
function energyTaxesOf(of: SecondCase, rules: Law, found: Readonly<Sums>, wh: number): SecondTax[] {
  const last = dayAfter(of.from, of.days - 1)
  if (of.energy === 'electricity') {
    const base = ofKinds(found, ...IN_ELECTRICITY_TAX)
    const rate = rules.electricityTax(last)
    const byPercent = rounded(product(base, rate), 10_000_000_000n)
    const tenths = rules.leastTenthsPerMwh(of.use, of.voltage)
    // Tenths of EUR/MWh of Wh, in cents: ÷ 10 ÷ 1,000,000 × 100.
    const least = rounded(product(wh, tenths), 100_000n)
    if (wh > 0 && least > byPercent)
      return [taxOf('electricity_tax', tenths === 5 ? '0.0005' : '0.001', base, least)]
    return [taxOf('electricity_tax', rate === 50_000_000 ? '0.5' : '5.11269632', base, byPercent)]
  }
  if (!rules.hydrocarbonsDueIn(of.province)) return []
  const rate = rules.hydrocarbons(last, of.use)
  // Hundredths of EUR/GJ × 0.0036 GJ/kWh: cents for each kWh, ÷ 1000 for Wh.
  const cents = rounded(product(wh, rate, 36), 10_000_000n)
  return [taxOf('hydrocarbon_tax', String((rate * 36) / 1_000_000), ofKinds(found, 'energy'), cents)]
}

/** IVA, IGIC or IPSI, on lines and taxes of energy. */
function indirectTaxesOf(
  of: SecondCase,
  rules: Law,
  found: Readonly<Sums>,
  energyTaxes: readonly SecondTax[],
): SecondTax[] {
  const last = dayAfter(of.from, of.days - 1)
  const { powersW } = termsOn(of, of.days - 1)
  const highestW = of.energy === 'gas' ? 0 : Math.max(...powersW)
  const all = ofKinds(found, ...Object.keys(found)) + energyTaxes.reduce((sum, { cents }) => sum + cents, 0)
  const indirect = (
    name: string,
    rate: number,
    apart: readonly [rate: number, kinds: string[]] | undefined,
  ) => {
    const other = apart ? ofKinds(found, ...apart[1]) : 0
    const taxes = [taxOf(name, rate, all - other, rounded(product(all - other, rate), 100n))]
    if (apart && other !== 0)
      taxes.push(taxOf(name, apart[0], other, rounded(product(other, apart[0]), 100n)))
    return taxes
  }
  const notEnergy = ['meter_rental', 'service']
  if (['35', '38'].includes(of.province)) {
    const rate = rules.igicOfEnergy(of.energy, of.use, highestW)
    return indirect('IGIC', rate, [rules.igicOfTheRest, notEnergy])
  }
  if (['51', '52'].includes(of.province))
    return indirect('IPSI', rules.ipsiOfEnergy, [rules.ipsiOfTheRest, notEnergy])
  const rate =
    of.energy === 'gas'
      ? rules.ivaOfGas(last)
      : rules.ivaOfElectricity(last, highestW, of.bonus?.permille === 575)
  return indirect('IVA', rate, rate < rules.ivaOfServices ? [rules.ivaOfServices, ['service']] : undefined)
}

/** The bill of a case by the law, or by another law. */
export function secondBill(of: SecondCase, rules: Law = law): SecondBill {
  const wh = of.importWh.flat().reduce((sum, part) => sum + part, 0)
  const found = sums(partsOf(of, rules, 0, of.days))
  found['discount'] = discountOf(of, rules)
  found['surplus'] = withinCap(found, rules)
  found['social_bonus'] = bonusOf(of, found, wh)
  const payable = Math.max(0, ofKinds(found, ...IN_ELECTRICITY_TAX))
  found['battery'] = -Math.min(of.batteryCents, payable)
  const taxes = taxesOf(of, rules, found, wh)
  return {
    byKind: found,
    taxes: taxes.map(({ text }) => text),
    totalCents: ofKinds(found, ...Object.keys(found)) + taxes.reduce((sum, { cents }) => sum + cents, 0),
  }
}
