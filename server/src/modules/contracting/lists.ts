import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@endoll/api/language.ts'
import { currentGasTariffs, gasTariffNumber } from '@endoll/domain/contracting/gas-contract.ts'
import { parsePower, powerLimits } from '@endoll/domain/supply/power.ts'
import { accessTariffs, existsOn, type AccessTariff } from '@endoll/domain/supply/tariff.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { invalidFields } from '../../platform/http/failure.ts'

interface Activity {
  readonly id: number
  readonly code: string
  readonly texts: Readonly<Record<Language, string>>
}

async function rowsOf(file: string): Promise<string[][]> {
  const text = await readFile(join(import.meta.dirname, 'data', file), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}

let activities: Promise<readonly Activity[]> | undefined
let retailers: ReturnType<typeof loadRetailers> | undefined
let gasRetailers: ReturnType<typeof loadRetailers> | undefined

async function loadActivities(): Promise<readonly Activity[]> {
  const rows = await rowsOf('activities.tsv')
  return rows.map(([id = '', code = '', es = '', ca = '', en = '']) => ({
    id: Number(id),
    code,
    texts: { es, ca, en },
  }))
}

/** Classes of CNAE-2009 with their texts in a language, read when somebody first asks. */
export async function activitiesIn(language: Language) {
  const all = await (activities ??= loadActivities())
  return all.map(({ id, code, texts }) => ({ id, name: code, descripcio: texts[language] }))
}

async function loadRetailers(file: string) {
  const rows = await rowsOf(file)
  return rows
    .map(([id = '', name = '', code = '']) => ({ id: Number(id), name, cnmc_code: code || null }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'es'))
}

/** Retailers of electricity, by name. */
export async function originRetailers() {
  return [...(await (retailers ??= loadRetailers('retailers.tsv')))]
}

/** Retailers of gas, by name. */
export async function gasOriginRetailers() {
  return [...(await (gasRetailers ??= loadRetailers('gas-retailers.tsv')))]
}

/** The gas tariffs that new contracts can have. */
export function gasTariffsOffered() {
  return currentGasTariffs.map((tariff) => ({
    id: gasTariffNumber(tariff),
    name: tariff.name,
    over_kwh: tariff.overKwh,
    up_to_kwh: tariff.upToKwh ?? null,
  }))
}

/** The number by which calls name a tariff: that of CNMC table 107. */
export function tariffId({ cnmcCode }: AccessTariff): number {
  return Number(cnmcCode)
}

export function findTariffById(id: number): AccessTariff | undefined {
  return accessTariffs.find((tariff) => tariffId(tariff) === id)
}

/** Whether a supply with this highest power can have the tariff: high voltage is nothing for homes. */
function admits(tariff: AccessTariff, powerW: number, day: Day): boolean {
  const { mostW = Infinity, highestOverW } = powerLimits(tariff, day)
  return powerW > highestOverW && powerW <= mostW && (tariff.voltage === 'low' || powerW > sixPeriodsOverW)
}

/** Above it a supply has six powers. Source: Circular 3/2020 art. 6. */
const sixPeriodsOverW = 15_000

/** Tariffs as calls name them, those of low voltage first; all that there are, or those that admit a power in kW. */
export function tariffsFor(
  { power, old }: { power?: string | undefined; old?: string | undefined },
  day: Day,
) {
  const parsed = power === undefined ? undefined : parsePower(power)
  if (parsed && !parsed.ok) throw invalidFields({ power: [parsed.error] })
  return accessTariffs
    .filter((tariff) => (old === '0' || parsed ? existsOn(tariff, day) : true))
    .filter((tariff) => !parsed || admits(tariff, parsed.powerW, day))
    .toSorted((a, b) => Number(a.voltage === 'high') - Number(b.voltage === 'high'))
    .map((tariff) => ({ id: tariffId(tariff), name: tariff.name }))
}
