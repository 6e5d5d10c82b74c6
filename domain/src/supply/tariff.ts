import type { Confidence } from '../billing/rates/dated.ts'
import type { Day } from '../time/day.ts'

/** Access tariffs of electricity by the name the retailer prints. */
export type AccessTariffName =
  | '2.0TD'
  | '3.0TD'
  | '6.1TD'
  | '6.2TD'
  | '6.3TD'
  | '6.4TD'
  | '3.0TDVE'
  | '6.1TDVE'
  | '6.2TDVE'
  | '3.0TDVE - Embarcaciones'
  | '6.1TDVE - Embarcaciones'
  | '6.2TDVE - Embarcaciones'
  | '2.0A'
  | '2.0DHA'
  | '2.0DHS'
  | '2.1A'
  | '2.1DHA'
  | '2.1DHS'
  | '3.0A'
  | '3.1A'
  | '6.1A'
  | '6.1B'
  | '6.2'
  | '6.3'
  | '6.4'
  | '6.5'

/** Low is up to 1 kV. */
export type Voltage = 'low' | 'high'

export type AccessTariff = {
  readonly name: AccessTariffName
  readonly cnmcCode: string
  readonly voltage: Voltage
  readonly powerPeriods: number
  readonly energyPeriods: number
  /** The highest contracted power must exceed this. */
  readonly overW: number
  /** … and not above this, where the tariff has a limit. */
  readonly upToW: number | undefined
  /** Days on which the tariff exists: `from` included, `to` excluded. */
  readonly from: Day | undefined
  readonly to: Day | undefined
  readonly source: string
  readonly confidence: Confidence
}

/** Whether a tariff is only for points that charge vehicles or ships. VE in its name, in CNMC table 107, is vehículo eléctrico. */
export function isForVehicles({ name }: AccessTariff): boolean {
  return name.includes('VE')
}

type Row = readonly [
  cnmcCode: string,
  name: AccessTariffName,
  voltage: Voltage,
  powerPeriods: number,
  energyPeriods: number,
  overKw: number,
  upToKw?: number,
]

/** Since the periods of Circular 3/2020 apply. */
const REFORM: Day = '2021-06-01'

const CURRENT: readonly Row[] = [
  ['018', '2.0TD', 'low', 2, 3, 0, 15],
  ['019', '3.0TD', 'low', 6, 6, 15],
  ['020', '6.1TD', 'high', 6, 6, 0],
  ['021', '6.2TD', 'high', 6, 6, 0],
  ['022', '6.3TD', 'high', 6, 6, 0],
  ['023', '6.4TD', 'high', 6, 6, 0],
  ['024', '3.0TDVE', 'low', 6, 6, 15],
  ['025', '6.1TDVE', 'high', 6, 6, 0],
  ['026', '6.2TDVE', 'high', 6, 6, 0],
  ['027', '3.0TDVE - Embarcaciones', 'low', 6, 6, 15],
  ['028', '6.1TDVE - Embarcaciones', 'high', 6, 6, 0],
  ['029', '6.2TDVE - Embarcaciones', 'high', 6, 6, 0],
]

const LEGACY: readonly Row[] = [
  ['001', '2.0A', 'low', 1, 1, 0, 10],
  ['004', '2.0DHA', 'low', 1, 2, 0, 10],
  ['007', '2.0DHS', 'low', 1, 3, 0, 10],
  ['005', '2.1A', 'low', 1, 1, 10, 15],
  ['006', '2.1DHA', 'low', 1, 2, 10, 15],
  ['008', '2.1DHS', 'low', 1, 3, 10, 15],
  ['003', '3.0A', 'low', 3, 3, 15],
  ['011', '3.1A', 'high', 3, 3, 0, 450],
  ['012', '6.1A', 'high', 6, 6, 450],
  ['017', '6.1B', 'high', 6, 6, 450],
  ['013', '6.2', 'high', 6, 6, 0],
  ['014', '6.3', 'high', 6, 6, 0],
  ['015', '6.4', 'high', 6, 6, 0],
  ['016', '6.5', 'high', 6, 6, 0],
]

type InForce = Pick<AccessTariff, 'from' | 'to' | 'source' | 'confidence'>

function tariffOf(row: Row, inForce: InForce): AccessTariff {
  const [cnmcCode, name, voltage, powerPeriods, energyPeriods, overKw, upToKw] = row
  return {
    name,
    cnmcCode,
    voltage,
    powerPeriods,
    energyPeriods,
    overW: overKw * 1000,
    upToW: upToKw === undefined ? undefined : upToKw * 1000,
    ...inForce,
  }
}

/**
 * Every access tariff of electricity, the present ones and those that ended on 2021-05-31 and still stand in old
 * bills and curves. Powers in watts, each tariff with its days and its source.
 */
export const accessTariffs: readonly AccessTariff[] = [
  ...CURRENT.map((row) =>
    tariffOf(row, {
      from: REFORM,
      to: undefined,
      source: 'CNMC table 107 (codes); Circular 3/2020 art. 6 (voltages, limits and numbers of periods)',
      confidence: 'high',
    }),
  ),
  ...LEGACY.map((row) =>
    tariffOf(row, {
      from: undefined,
      to: REFORM,
      source: 'CNMC table 17; Real Decreto 1164/2001, repealed for these effects on 2021-06-01',
      confidence: 'high',
    }),
  ),
]

/** Whether a tariff is in force on a day. */
export function existsOn({ from, to }: AccessTariff, day: Day): boolean {
  return (!from || from <= day) && (!to || day < to)
}

function written(name: string): string {
  // '2.0.A', '2.0 DHS' and '2.0.DHA' are how the older tables write them.
  return name
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replace(/^(\d\.\d)\./, '$1')
}

const BY_NAME = new Map(accessTariffs.map((tariff) => [written(tariff.name), tariff]))
const BY_CODE = new Map(accessTariffs.map((tariff) => [tariff.cnmcCode, tariff]))

/** The access tariff of a name ('2.0TD', '2.0 td', '2.0.A'), or undefined if no tariff is called so. */
export function findTariff(name: string): AccessTariff | undefined {
  return BY_NAME.get(written(name))
}

/** The access tariff of a CNMC code of three digits ('018'), or undefined. Source: CNMC table 107. */
export function findTariffByCode(cnmcCode: string): AccessTariff | undefined {
  return BY_CODE.get(cnmcCode)
}
