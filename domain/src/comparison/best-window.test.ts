import { expect, it } from 'vitest'
import type { CurveDay } from '../consumption/aggregate.ts'
import { bestWindow, useByHour, type Window } from './best-window.ts'

const rule = { tariff: '2.0TD', zone: 'peninsula' } as const
/** 100 Wh every hour, but 1 kWh at 14 and 700 Wh at 20 h. */
function curve(days: readonly string[]): CurveDay[] {
  return days.map((day) => {
    const importWh = Array.from({ length: 24 }, (_, hour) => (hour === 14 ? 1000 : hour === 20 ? 700 : 100))
    return { day, importWh, quality: importWh.map(() => 4) }
  })
}
const windows: Window[] = ['13-15', '19-21', '22-02'].map((choice) => ({
  choice,
  prices: { cheap: '0.05', others: undefined },
}))
const monday = ['2026-11-02']

it('knows the use of each hour of the clock, also by quarters and where the clock shows an hour twice', () => {
  const at = (hour: number, days: CurveDay[]) => useByHour(days, rule).filter((one) => one.hour === hour)
  expect(at(14, curve(monday))).toEqual([{ hour: 14, period: 2, wh: 1000 }])
  expect(at(14, curve(['2026-11-02', '2026-11-07']))).toHaveLength(2)
  const importWh = Array<number>(100).fill(25)
  const quarters = { day: '2026-10-25', importWh, quality: importWh.map(() => 4) }
  expect(at(2, [quarters])).toEqual([{ hour: 2, period: 3, wh: 200 }])
})

it('is the window that saves most, which need not be that of the highest use [r.product-year-columns]', () => {
  const use = useByHour(curve(monday), rule)
  // 13–15 h: 1.1 kWh × 0.05 = 0.055 (13 h is P1: 0.1 × 0.25; 14 h is P2: 1 × 0.1) saves 0.025 + 0.1 − 0.055 = 0.07.
  // 19–21 h: all P1: 0.8 × 0.25 − 0.8 × 0.05 = 0.16.
  const steep = (period: number) => [0.25, 0.1, 0.06][period - 1] ?? 0
  expect(bestWindow(windows, use, steep)?.choice).toBe('19-21')
  // At one price for all hours the highest use decides.
  expect(bestWindow(windows, use, () => 0.15)?.choice).toBe('13-15')
})

it('reckons with the price of the other hours, and is nothing where nothing is offered', () => {
  const use = useByHour(curve(monday), rule)
  const dear = { choice: '13-15', prices: { cheap: '0.05', others: '0.3' } }
  expect(bestWindow([dear, windows[2]!], use, () => 0.15)?.choice).toBe('22-02')
  expect(bestWindow([], use, () => 0.15)).toBeUndefined()
})
