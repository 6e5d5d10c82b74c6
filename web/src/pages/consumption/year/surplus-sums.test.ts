import { expect, it } from 'vitest'
import { billedSpan } from './billed-span.fixture.ts'
import { demandPeriods, overDemandOf } from './demand-periods.ts'
import { surplusSums } from './surplus-sums.ts'

it('is undefined where nothing went to the grid', () => {
  expect(surplusSums({ import_wh: [100, 200], export_wh: [null, 0] }, [billedSpan()])).toBeUndefined()
})

it('without surplus on a bill only the energy is known', () => {
  expect(surplusSums({ import_wh: [100, null], export_wh: [50, 70] }, [billedSpan()])).toEqual({
    importWh: 100,
    exportWh: 120,
    hoursBothWays: 1,
    billed: undefined,
  })
})

it('what the cap held back is the value less what was given back, of the bills that reached it [r.year-surplus]', () => {
  const sums = surplusSums({ import_wh: [100], export_wh: [50] }, [
    billedSpan({ export_wh: 40_000, surplus_value: 4.1, surplus_compensated: 4.1 }),
    billedSpan({
      export_wh: 90_000,
      surplus_value: 9.3,
      surplus_compensated: 6.15,
      surplus_capped: true,
      battery_in: 3.15,
      battery_out: 1.2,
    }),
  ])
  // Energy and euros are of the same days: those of the bills, not of the twelve months that were read.
  expect(sums?.billed).toEqual({
    first: billedSpan().start_date,
    last: billedSpan().end_date,
    importWh: 2 * billedSpan().energy_wh,
    exportWh: 130_000,
    valueCents: 1340,
    compensatedCents: 1025,
    heldCents: 315,
    cappedSpans: 1,
    batteryInCents: 315,
    batteryOutCents: 120,
  })
})

it('demand is listed by period, with the highest above the contracted power [r.year-demand]', () => {
  const spans = [
    billedSpan({ start_date: '2026-09-01', demand_w: [4600, 3000], powers_w: [4600, 4600] }),
    billedSpan({ start_date: '2026-10-01', demand_w: [4700, 5000], powers_w: [4600, 4600] }),
    billedSpan({ start_date: '2026-11-01', demand_w: [null, 2000], powers_w: [4600, 4600] }),
  ]
  const periods = demandPeriods(spans)
  expect(periods.map(({ spans: of }) => of.map(({ demandW }) => demandW))).toEqual([
    [4600, 4700, undefined],
    [3000, 5000, 2000],
  ])
  expect(overDemandOf(periods)).toEqual({ spans: 1, highestW: 5000, index: 1 })
  expect(overDemandOf(demandPeriods(spans.slice(0, 1)))).toBeUndefined()
  expect(demandPeriods([billedSpan()])).toEqual([])
})
