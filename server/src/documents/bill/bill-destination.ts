import { whereTheMoneyGoes, type Destination } from '@endoll/domain/billing/destination.ts'
import { isRefund } from '@endoll/domain/billing/invoice-type.ts'
import { wholePercents } from '@endoll/domain/rounded-parts.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import type { BillData } from '../bill-data.ts'
import type { BillWords } from './bill-words.ts'

export interface DestinationContent {
  readonly title: string
  readonly parts: readonly {
    readonly name: string
    readonly amount: string
    /** Of the total, as words; nothing for what is given back. */
    readonly percent: string
    /** Length in the bar, 0 to 1 of what is paid. */
    readonly share: number
    readonly colour: string
  }[]
  /** The parts drawn in a row, as SVG. */
  readonly bar: string
  readonly columns: { readonly part: string; readonly amount: string; readonly share: string }
  readonly alt: string
}

/** Apart for colour-blind readers and, by lightness, in grey print; from the palette of the screens. */
const colours: Readonly<Record<Destination, string>> = {
  energy_and_retailer: '#22225c',
  energy_network_and_retailer: '#22225c',
  tolls: '#17698a',
  charges: '#4bc2b8',
  tolls_and_charges: '#7fb7c9',
  social_bonus_financing: '#a43600',
  taxes: '#d97706',
  meter_rental: '#c9ced0',
  services: '#8b9296',
}

/** A strip of 100 by 5.4 in which each part is as long as its share. */
function barOf(parts: readonly { share: number; colour: string }[]): string {
  let from = 0
  const strips = parts.map(({ share, colour }) => {
    const strip = `<rect x="${from.toFixed(2)}" width="${(share * 100).toFixed(2)}" height="5.4" fill="${colour}"/>`
    from += share * 100
    return strip
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 5.4">${strips.join('')}</svg>`
}

/** Where the money of the bill goes, as a bar and a table. Null for a bill that gives everything back. */
export function billDestination(
  { bill, invoice, supply }: BillData,
  words: BillWords,
): DestinationContent | null {
  const { t, format } = words
  if (bill.totalCents <= 0 || isRefund(invoice.type)) return null
  const tariff = supply.kind === 'electricity' ? findTariff(supply.tariff)?.name : undefined
  const destinations = whereTheMoneyGoes(bill, { tariff })
  const paid = destinations.reduce((sum, { amountCents }) => sum + Math.max(0, amountCents), 0)
  const percents = wholePercents(destinations.map(({ amountCents }) => amountCents))
  const parts = destinations.map(({ destination, amountCents }, index) => ({
    name: t.destination.names[destination],
    amount: format.money(amountCents),
    percent: amountCents < 0 ? '' : format.percent((percents[index] ?? 0) / 100),
    share: Math.max(0, amountCents) / paid,
    colour: colours[destination],
  }))
  return {
    title: t.destination.title,
    parts,
    bar: barOf(parts),
    columns: { part: t.destination.part, amount: t.destination.amount, share: t.destination.share },
    alt: t.destination.alt(parts.map(({ name, amount }) => `${name}, ${amount}`).join('; ')),
  }
}
