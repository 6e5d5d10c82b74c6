import { roundedProduct, sumCents } from '../money.ts'
import type { BillLine, LineKind } from './bill.ts'
import { surplusPaysFor } from './caps.ts'
import { chargeCents } from './line-amount.ts'

/** What became of the surplus of a billed span. Amounts in cents before taxes, none of them negative. */
export type SurplusBalance = {
  /** What the lines say was given to the grid, in Wh; undefined if no line says it in kWh. */
  readonly billedExportWh: number | undefined
  /** What it comes to at its price. */
  readonly valueCents: number
  /** What of that the bill gives back. */
  readonly compensatedCents: number
  /** The most that it may give back: energy less its discounts; undefined if the bill has no surplus. */
  readonly capCents: number | undefined
  /** Whether the cap held some of it back. */
  readonly capped: boolean
  /** What was taken out of the virtual battery for this bill. */
  readonly batteryOutCents: number
}

function centsOf(lines: readonly BillLine[], kinds: readonly LineKind[]): number {
  return sumCents(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amountCents }) => amountCents))
}

/**
 * What became of the surplus, from the lines of a bill (of all bills of one span together): a line of surplus says
 * quantity × price, its amount what was left of that after the cap. Values that differ by no more than a cent a line
 * are the same: others round elsewhere. Throws RangeError if a line's quantity or price is no decimal.
 * Source: RD 244/2019 art. 14.3: the compensation of a billed span is at most the value of the energy taken from the
 * grid in it.
 */
export function surplusBalance(lines: readonly BillLine[]): SurplusBalance {
  const surplus = lines.filter(({ kind }) => kind === 'surplus')
  const counted = surplus.filter(({ unit }) => unit === 'kWh')
  const valueCents = Math.max(0, -sumCents(surplus.map((line) => chargeCents(line))))
  const compensatedCents = Math.max(0, -centsOf(lines, ['surplus']))
  return {
    billedExportWh:
      counted.length === 0
        ? undefined
        : sumCents(counted.map(({ quantity }) => roundedProduct([quantity], { decimals: 3 }))),
    valueCents,
    compensatedCents,
    capCents: surplus.length === 0 ? undefined : Math.max(0, centsOf(lines, surplusPaysFor)),
    capped: valueCents - compensatedCents > surplus.length,
    batteryOutCents: Math.max(0, -centsOf(lines, ['battery'])),
  }
}

/**
 * What went into the virtual battery from a bill: its ledger holds one figure for each bill, what went in less what
 * was taken out. Cents, never negative; nothing if the ledger does not name the bill.
 */
export function batteryInCents(movementsCents: readonly number[], batteryOutCents: number): number {
  return movementsCents.length === 0 ? 0 : Math.max(0, sumCents(movementsCents) + batteryOutCents)
}

/**
 * The energy of a bill by energy period in Wh, P1 first, from its lines; empty if a line does not say its period.
 * Periods without a line are 0. Errors as roundedProduct.
 */
export function energyByPeriod(lines: readonly BillLine[]): number[] {
  const energy = lines.filter(({ kind, unit }) => kind === 'energy' && unit === 'kWh')
  if (energy.some(({ tariffPeriod }) => tariffPeriod === undefined)) return []
  const highest = Math.max(0, ...energy.map(({ tariffPeriod = 0 }) => tariffPeriod))
  return Array.from({ length: highest }, (_, index) =>
    sumCents(
      energy
        .filter(({ tariffPeriod }) => tariffPeriod === index + 1)
        .map(({ quantity }) => roundedProduct([quantity], { decimals: 3 })),
    ),
  )
}
