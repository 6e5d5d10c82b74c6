import { whereTheMoneyGoes, type Destination } from '@endoll/domain/billing/destination.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { wholePercents } from '@endoll/domain/rounded-parts.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import { partsOfDay } from '@endoll/domain/time/day.ts'
import type { BillData } from '../../bill-data.ts'
import type { BillWords } from '../bill-words.ts'
import { pieOf } from '../pie.ts'

interface Part {
  readonly name: string
  readonly amount: string
  readonly percent: string
  readonly colour: string
}

export interface PvpcDestination {
  readonly title: string
  readonly intro: string
  readonly pie: string
  readonly alt: string
  readonly parts: readonly Part[]
  /** What the charges pay for, where the yearly order is known. */
  readonly charges: {
    readonly title: string
    readonly bar: string
    readonly alt: string
    readonly parts: readonly Omit<Part, 'amount'>[]
  } | null
  readonly note: string
}

const colours = {
  tolls: '#17698a',
  charges: '#4bc2b8',
  both: '#7fb7c9',
  energy: '#22225c',
  rental: '#c9ced0',
  taxes: '#d97706',
} as const
const chargeColours = {
  renewables: '#0e7f76',
  deficit: '#4bc2b8',
  islands: '#8fdcd5',
  others: '#c9ece8',
} as const
const partKeys = ['energy', 'tolls', 'charges', 'both', 'taxes', 'rental'] as const
const chargeKeys = ['renewables', 'deficit', 'islands', 'others'] as const

function chargesOf(data: BillData, { t: { pvpc }, format }: BillWords): PvpcDestination['charges'] {
  const { year } = partsOfDay(data.bill.span.from)
  const split = data.chargeParts.find((one) => one.year === year)
  if (!split) return null
  const parts = chargeKeys.map((key) => ({
    name: pvpc.destination.charges[key],
    percent: format.percent(split.parts[key] / 100),
    colour: chargeColours[key],
  }))
  let from = 0
  const strips = chargeKeys.map((key) => {
    const strip = `<rect x="${from.toFixed(2)}" width="${split.parts[key]}" height="6" fill="${chargeColours[key]}"/>`
    from += split.parts[key]
    return strip
  })
  return {
    title: pvpc.destination.chargesTitle(split.source),
    bar: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 6">${strips.join('')}</svg>`,
    alt: pvpc.destination.chargesAlt(parts.map(({ name, percent }) => `${name}, ${percent}`).join('; ')),
    parts,
  }
}

/**
 * Where the amount goes, as a circle, the charges as a rectangle (Resolución of 2021-04-28, Tercero.1.g): energy is what is
 * left once all else is taken off. Null for a bill that gives everything back.
 */
export function pvpcDestination(data: BillData, words: BillWords): PvpcDestination | null {
  const { bill, invoice, supply } = data
  if (bill.totalCents <= 0 || isRefund(invoice.type)) return null
  const { t, format } = words
  const { destination: own } = t.pvpc
  const found = whereTheMoneyGoes(bill, { tariff: findTariff(supply.tariff)?.name })
  const of = (destination: Destination) =>
    found.find((part) => part.destination === destination)?.amountCents ?? 0
  const known = {
    tolls: of('tolls'),
    charges: of('charges'),
    both: of('tolls_and_charges'),
    taxes: of('taxes'),
    rental: of('meter_rental'),
  }
  const others = Object.values(known).reduce((sum, cents) => sum + cents, 0)
  const cents = { ...known, energy: bill.totalCents - others }
  const keys = partKeys.filter((key) => cents[key] !== 0)
  const paid = keys.reduce((sum, key) => sum + Math.max(0, cents[key]), 0)
  const percents = wholePercents(keys.map((key) => cents[key]))
  const parts = keys.map((key, index) => ({
    name: own.parts[key],
    amount: format.money(cents[key]),
    percent: cents[key] < 0 ? '' : format.percent((percents[index] ?? 0) / 100),
    colour: colours[key],
  }))
  return {
    title: own.title,
    intro: own.intro(format.money(bill.totalCents)),
    pie: pieOf(keys.map((key) => ({ share: Math.max(0, cents[key]) / paid, colour: colours[key] }))),
    alt: own.alt(parts.map(({ name, amount }) => `${name}, ${amount}`).join('; ')),
    parts,
    charges: known.charges === 0 ? null : chargesOf(data, words),
    note: own.note,
  }
}
