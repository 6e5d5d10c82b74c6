import type { TariffPeriod } from '@endoll/domain/supply/tariff-periods.ts'
import type { BillData, BillReading } from '../bill-data.ts'
import type { DocumentTable } from '../house/house.ts'
import { metersOf } from './bill-more.ts'
import { energyPeriodName, powerPeriodName, type BillWords } from './bill-words.ts'

/** Units in which readings are printed, and how many stored units make one. */
const magnitudes = {
  import: { unit: 'kWh', of: 1000 },
  export: { unit: 'kWh', of: 1000 },
  reactive: { unit: 'kvarh', of: 1000 },
  demand: { unit: 'kW', of: 1000 },
  gas_m3: { unit: 'm³', of: 1 },
} as const

function periodName(reading: BillReading, tariff: string, words: BillWords): string {
  const { magnitude, tariffPeriod } = reading
  if (tariffPeriod === 0) return ''
  const name = magnitude === 'demand' ? powerPeriodName : energyPeriodName
  return name(tariff, tariffPeriod as TariffPeriod, words)
}

/** Readings with fractions of a kWh show three decimals in every row, others none, so that digits align. */
function decimalsOf(readings: readonly BillReading[]) {
  return readings.some(
    ({ magnitude, previousReading = 0, currentReading = 0, quantity }) =>
      magnitude !== 'demand' &&
      [previousReading, currentReading, quantity].some((figure) => figure % magnitudes[magnitude].of !== 0),
  )
    ? 3
    : 0
}

function rowOf(
  reading: BillReading,
  { tariff, decimals, meters }: { tariff: string; decimals: number; meters: number },
  words: BillWords,
): string[] {
  const { t, format } = words
  const { magnitude, previousDay, previousReading, currentDay, currentReading, quantity, method } = reading
  const { unit, of } = magnitudes[magnitude]
  const figureText = (figure: number) =>
    format.number(figure / of, magnitude === 'demand' ? undefined : decimals)
  const shown = (figure: number | undefined, day: string | undefined) =>
    figure === undefined
      ? day === undefined || magnitude === 'demand'
        ? ''
        : format.day(day)
      : day === undefined
        ? figureText(figure)
        : t.readings.at(figureText(figure), format.day(day))
  const unread = currentReading === undefined && magnitude !== 'demand' && method === 'real'
  return [
    [
      [t.readings.magnitudes[magnitude], periodName(reading, tariff, words)].filter(Boolean).join(' '),
      // One meter is named once, among the other facts.
      reading.meter === undefined || meters === 1 ? '' : t.readings.meter(reading.meter),
    ]
      .filter(Boolean)
      .join(', '),
    shown(previousReading, previousDay),
    shown(currentReading, currentDay),
    `${figureText(quantity)} ${unit}`,
    unread ? t.readings.unread : t.readings[method],
  ]
}

/** Gas is read in m³ and billed in kWh: what one m³ came to. */
function conversionOf({ readings, invoice }: BillData, { t, format }: BillWords): string | undefined {
  const m3 = readings
    .filter(({ magnitude }) => magnitude === 'gas_m3')
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return m3 > 0 ? t.readings.conversion(format.number(invoice.energyWh / 1000 / m3)) : undefined
}

/** Whether a dial has several rows, as where the meter was replaced. */
function isReadTwice(readings: readonly BillReading[]): boolean {
  const dials = new Set(readings.map(({ magnitude, tariffPeriod }) => `${magnitude} ${tariffPeriod}`))
  return dials.size < readings.length
}

/** What the meter showed at both ends. Null if no reading is known. */
export function billReadings(data: BillData, words: BillWords): DocumentTable | null {
  const { readings, supply } = data
  // Rows of reactive energy or demand that are zero are left out.
  const shown = readings.filter(
    ({ magnitude, quantity }) => quantity !== 0 || !['reactive', 'demand'].includes(magnitude),
  )
  if (shown.length === 0) return null
  const { readings: t } = words.t
  const note = [conversionOf(data, words), isReadTwice(shown) ? t.severalRows : undefined]
    .filter((one) => one !== undefined)
    .join(' ')
  const decimals = decimalsOf(shown)
  return {
    title: t.title,
    columns: [
      { header: t.period, align: 'start' },
      { header: t.previous, align: 'end' },
      { header: t.current, align: 'end' },
      { header: t.quantity, align: 'end' },
      { header: t.method, align: 'start' },
    ],
    rows: shown.map((reading) =>
      rowOf(reading, { tariff: supply.tariff, decimals, meters: metersOf(data).length }, words),
    ),
    ...(note === '' ? {} : { note }),
  }
}
