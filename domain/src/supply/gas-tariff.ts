import type { Rate } from '../billing/rates/dated.ts'

/** Months between two readings of the meter of a home. */
export const gasReadingMonths: readonly Rate<number>[] = [
  {
    from: '2003-01-01',
    value: 2,
    source: 'Real Decreto 1434/2002 art. 50, from memory: not checked',
    confidence: 'low',
  },
]

/** A gas access tariff and the yearly consumption it is for: above `overKwh`, up to `upToKwh`. */
export type GasTariff = {
  readonly name: string
  readonly cnmcCode: string
  readonly overKwh: number
  readonly upToKwh: number | undefined
  /** Name of the last-resort tariff for the same customers, where there is one. */
  readonly lastResort: string | undefined
  /** Groups 3.x ended on 2021-09-30. */
  readonly legacy: boolean
}

type Row = readonly [cnmcCode: string, name: string, overKwh: number, upToKwh?: number, lastResort?: string]

/** Source: CNMC gas table of tolls; Circular 6/2020 (RL.1–RL.11 since 2021-10-01). */
const CURRENT: readonly Row[] = [
  ['R1', 'RL.1', 0, 5000, 'TUR.1'],
  ['R2', 'RL.2', 5000, 15_000, 'TUR.2'],
  ['R3', 'RL.3', 15_000, 50_000, 'TUR.3'],
  ['R4', 'RL.4', 50_000, 300_000],
  ['R5', 'RL.5', 300_000, 1_500_000],
  ['R6', 'RL.6', 1_500_000, 5_000_000],
  ['R7', 'RL.7', 5_000_000, 15_000_000],
  ['R8', 'RL.8', 15_000_000, 50_000_000],
  ['R9', 'RL.9', 50_000_000, 150_000_000],
  ['L0', 'RL.10', 150_000_000, 500_000_000],
  ['L1', 'RL.11', 500_000_000],
]

/** Source: CNMC gas table of tolls (groups of Real Decreto 949/2001, until 2021-09-30). */
const LEGACY: readonly Row[] = [
  ['31', '3.1', 0, 5000, 'TUR.1'],
  ['32', '3.2', 5000, 50_000, 'TUR.2'],
  ['33', '3.3', 50_000, 100_000],
  ['34', '3.4', 100_000, 100_000_000],
  ['35', '3.5', 100_000_000],
]

function tariffOf([cnmcCode, name, overKwh, upToKwh, lastResort]: Row, legacy: boolean): GasTariff {
  return { name, cnmcCode, overKwh, upToKwh, lastResort, legacy }
}

/** Every gas access tariff by yearly kWh. Source: as the two tables above. */
export const gasTariffs: readonly GasTariff[] = [
  ...CURRENT.map((row) => tariffOf(row, false)),
  ...LEGACY.map((row) => tariffOf(row, true)),
]

/** The gas tariff of a name ('RL.1', 'RL1', '3.1'), or undefined if no tariff is called so. */
export function findGasTariff(name: string): GasTariff | undefined {
  const bare = name.toUpperCase().replaceAll(/[\s.]/g, '')
  return gasTariffs.find((tariff) => tariff.name.replaceAll('.', '') === bare)
}

/** Whether the flow of a gas contract is shown: not where the tariff's name contains "3.". Source: docs/coverage row c2.view-gas-contracts. */
export function showsGasFlow(tariff: string): boolean {
  return !tariff.includes('3.')
}

/**
 * The gas tariff for a yearly consumption in kWh (RL.1 up to 5,000, RL.2 above that up to 15,000 …).
 * Throws RangeError if it is negative or no number. Source: Circular 6/2020.
 */
export function gasTariffOfYearlyKwh(yearlyKwh: number): GasTariff {
  const tariff = gasTariffs.find(({ upToKwh }) => yearlyKwh >= 0 && yearlyKwh <= (upToKwh ?? Infinity))
  if (!tariff) throw new RangeError('not a yearly consumption')
  return tariff
}
