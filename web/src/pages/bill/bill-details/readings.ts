import type { ExplainedBill } from '@endoll/api/bill.ts'

export type MeterReading = ExplainedBill['readings'][number]

/** The unit each magnitude is shown in, and how many units of the wire make one. */
export const unitOf = {
  import: { unit: 'kWh', of: 1000 },
  export: { unit: 'kWh', of: 1000 },
  reactive: { unit: 'kvarh', of: 1000 },
  demand: { unit: 'kW', of: 1000 },
  gas_m3: { unit: 'm³', of: 1 },
} as const satisfies Readonly<Record<MeterReading['magnitude'], { unit: string; of: number }>>

/** Whether a dial has several rows, as where the meter was replaced. */
export function isReadTwice(readings: readonly MeterReading[]): boolean {
  const dials = new Set(readings.map(({ magnitude, tariff_period }) => `${magnitude} ${tariff_period}`))
  return dials.size < readings.length
}

/** Without rows for periods that have no reactive energy or demand. */
export function readingsShown(readings: readonly MeterReading[]): readonly MeterReading[] {
  return readings.filter(
    ({ magnitude, quantity }) => quantity !== 0 || !['reactive', 'demand'].includes(magnitude),
  )
}

/** Three decimals where a meter is read in Wh, none otherwise; the same in all rows, so that digits align. */
export function decimalsNeeded(readings: readonly MeterReading[]): number {
  return readings.some(
    ({ magnitude, previous_reading, current_reading, quantity }) =>
      magnitude !== 'demand' &&
      [previous_reading ?? 0, current_reading ?? 0, quantity].some(
        (figure) => figure % unitOf[magnitude].of !== 0,
      ),
  )
    ? 3
    : 0
}

/** kWh per m³: gas is read in m³ and billed in kWh. */
export function factorOf({
  readings,
  invoice,
}: {
  readonly readings: readonly MeterReading[]
  readonly invoice: Pick<ExplainedBill['invoice'], 'energy_consumed'>
}): number | undefined {
  const m3 = readings
    .filter(({ magnitude }) => magnitude === 'gas_m3')
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return m3 > 0 ? invoice.energy_consumed / m3 : undefined
}
