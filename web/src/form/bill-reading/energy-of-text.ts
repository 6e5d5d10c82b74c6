import type { BillEnergy } from './sources-of-bill.ts'

/** Tolls as bills name them: 2.0TD of electricity, RL.1 to RL.11 of gas (Circulares 3/2020 and 6/2020 of the CNMC). */
const tolls: readonly (readonly [BillEnergy, RegExp])[] = [
  ['electricity', /(?<![\d.])(?:2\.0|3\.0|6\.[1-4]) ?TD\b/i],
  ['gas', /\bRL\.? ?(?:1[01]|[1-9])\b/],
]

/** Of what the bill of a text is, by the toll it names; undefined if it names none, or one of each. */
export function energyOfText(text: string): BillEnergy | undefined {
  const named = tolls.filter(([, toll]) => toll.test(text))
  return named.length === 1 ? named[0]?.[0] : undefined
}
