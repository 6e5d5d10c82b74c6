import type { BilledSpanItem } from '@endoll/api/insight.ts'
import { euroNumberToCents } from '@endoll/domain/money.ts'
import type { Day } from '@endoll/domain/time/day.ts'
import { exportOf, importOf } from '../../../features/consumption/readings.ts'
import type { Readings } from '../../../features/consumption/readings.ts'

/** The surplus of a year: energy from the meter, amounts from the bills in cents, none negative. */
export interface SurplusSums {
  readonly importWh: number
  readonly exportWh: number
  /** Hours in which the meter says that energy went both ways: the law counts their balance alone. */
  readonly hoursBothWays: number
  /** Undefined if no bill has surplus. */
  readonly billed:
    | {
        /** First and last day of the bills whose euros these are, and what they say went each way. */
        readonly first: Day
        readonly last: Day
        readonly importWh: number
        readonly exportWh: number
        readonly valueCents: number
        readonly compensatedCents: number
        /** What the cap held back, and in how many spans. */
        readonly heldCents: number
        readonly cappedSpans: number
        readonly batteryInCents: number
        readonly batteryOutCents: number
      }
    | undefined
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number) {
  return items.reduce((total, item) => total + of(item), 0)
}

/** Undefined if nothing went to the grid. */
export function surplusSums(
  readings: Pick<Readings, 'import_wh' | 'export_wh'>,
  spans: readonly BilledSpanItem[],
): SurplusSums | undefined {
  const exportWh = exportOf(readings)
  const withSurplus = spans.filter(
    ({ export_wh, surplus_value }) => (export_wh ?? 0) > 0 || surplus_value > 0,
  )
  if (exportWh === 0 && withSurplus.length === 0) return undefined
  const capped = spans.filter(({ surplus_capped }) => surplus_capped)
  const cents = (of: (span: BilledSpanItem) => number) => sum(spans, (span) => euroNumberToCents(of(span)))
  return {
    importWh: importOf(readings),
    exportWh,
    hoursBothWays: readings.import_wh.filter(
      (wh, index) => (wh ?? 0) > 0 && (readings.export_wh[index] ?? 0) > 0,
    ).length,
    billed:
      withSurplus.length === 0
        ? undefined
        : {
            first: spans[0]?.start_date ?? '',
            last: spans.at(-1)?.end_date ?? '',
            importWh: sum(spans, ({ energy_wh }) => energy_wh),
            exportWh: sum(spans, ({ export_wh }) => export_wh ?? 0),
            valueCents: cents((span) => span.surplus_value),
            compensatedCents: cents((span) => span.surplus_compensated),
            heldCents: sum(
              capped,
              ({ surplus_value, surplus_compensated }) =>
                euroNumberToCents(surplus_value) - euroNumberToCents(surplus_compensated),
            ),
            cappedSpans: capped.length,
            batteryInCents: cents((span) => span.battery_in),
            batteryOutCents: cents((span) => span.battery_out),
          },
  }
}
