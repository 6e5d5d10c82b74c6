import { findTariff } from '@endoll/domain/supply/tariff.ts'

/** The three bands that people know by name: what the periods of 2.0TD are called. */
export type Band = 'peak' | 'flat' | 'valley'

const energyBands = ['peak', 'flat', 'valley'] as const
const powerBands = ['peak', 'valley'] as const

function hasBands(tariff: string): boolean {
  const known = findTariff(tariff)
  return known?.powerPeriods === powerBands.length && known.energyPeriods === energyBands.length
}

/** The band of an energy period, 1 for P1; undefined if the tariff only numbers its periods. Source: Circular 3/2020 art. 7. */
export function energyBandOf(tariff: string, period: number | null): Band | undefined {
  return period !== null && hasBands(tariff) ? energyBands[period - 1] : undefined
}

/** The band of a power period: power has two where energy has three, peak and flat are one. Else as `energyBandOf`. */
export function powerBandOf(tariff: string, period: number | null): Exclude<Band, 'flat'> | undefined {
  return period !== null && hasBands(tariff) ? powerBands[period - 1] : undefined
}
