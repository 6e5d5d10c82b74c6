import * as z from 'zod'
import { findGasTariff } from '@endoll/domain/supply/gas-tariff.ts'
import { findTariff } from '@endoll/domain/supply/tariff.ts'
import type { ProblemCode } from '../problem.ts'
import * as column from './columns.ts'
import { optional, required } from './columns.ts'

const periods = [1, 2, 3, 4, 5, 6] as const

function power(period: number) {
  return optional(
    column.powerW,
    `Contracted power of each period (potenciasContratadasEnWP${period}, in kW).`,
  )
}
function yearly(period: number) {
  return optional(
    column.energyWh,
    `Energy of the last twelve months in each period (sum of consumoEnergiaActivaEnWhP${period}, in kWh).`,
  )
}

const gasPeriods = { powerPeriods: 0, energyPeriods: 1 }

/** supply-points.csv: what distributors publish of supply points (SIPS), without names. Of gas no powers, and the use of a year in P1. */
export const supplyPointRow = z
  .object({
    cups: required(column.cups, 'Supply point; the key, by its first 20 characters.'),
    distributor_code: optional(
      column.matching(/^(R1-\d{3}|\d{4})$/, 'R1-001 or 0021'),
      'Distributor (codigoEmpresaDistribuidora).',
    ),
    tariff: required(
      column.text(40),
      'Access tariff (codigoTarifaATREnVigor): 2.0TD, 3.0TD …, of gas RL.1, RL.2 …',
    ),
    power_p1: power(1),
    power_p2: power(2),
    power_p3: power(3),
    power_p4: power(4),
    power_p5: power(5),
    power_p6: power(6),
    self_consumption: optional(
      column.matching(/^[0-9A-Z]{2}$/, '00, 41 …'),
      'Self-consumption (codigoAutoconsumo), code of CNMC table 113.',
    ),
    yearly_p1: yearly(1),
    yearly_p2: yearly(2),
    yearly_p3: yearly(3),
    yearly_p4: yearly(4),
    yearly_p5: yearly(5),
    yearly_p6: yearly(6),
    yearly_until: optional(column.day, 'Last day of those twelve months.'),
    pressure_bar: optional(column.measure('bar'), 'Gas pressure.'),
    postal_code: required(column.postalCode, 'Postal code (codigoPostalPS).'),
    municipality: optional(
      column.matching(/^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, 'INE code, five digits'),
      'Municipality (municipioPS). Needed only where the postal code belongs to another province.',
    ),
  })
  .superRefine((row, context) => {
    const refuse = (field: string, message: ProblemCode) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const periodsOf = findGasTariff(row.tariff) ? gasPeriods : findTariff(row.tariff)
    if (!periodsOf) return refuse('tariff', 'unknown_tariff')
    if (filled(row, 'power') !== periodsOf.powerPeriods) refuse('power_p1', 'powers_not_valid')
    const known = filled(row, 'yearly')
    if (known !== 0 && known !== periodsOf.energyPeriods) refuse('yearly_p1', 'periods_not_valid')
    for (const period of periods)
      if ((row[`yearly_p${period}`] ?? 0) < 0) refuse(`yearly_p${period}`, 'number_not_valid')
  })
export type SupplyPointRow = z.infer<typeof supplyPointRow>

/** How many periods from P1 on have a value; none where there are gaps. */
function filled(row: Readonly<Record<string, unknown>>, of: 'power' | 'yearly'): number {
  const values = periods.map((period) => row[`${of}_p${period}`])
  const count = values.findIndex((value) => value === null)
  const length = count === -1 ? values.length : count
  return values.slice(length).every((value) => value === null) ? length : Number.NaN
}

/** The values of a row's periods, P1 first. */
export function periodValues(row: SupplyPointRow, of: 'power' | 'yearly'): number[] {
  return periods.flatMap((period) => row[`${of}_p${period}`] ?? [])
}
