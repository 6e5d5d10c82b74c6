import type { BilledSpanItem } from '@endoll/api/insight.ts'
import { eachDay } from '@endoll/domain/time/day.ts'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../features/consumption/readings.ts'
import { billedSpan } from './billed-span.fixture.ts'
import { billedBars, unbilledBar } from './billed-spans.ts'

/** Days of so many Wh each, `to` excluded. */
function days(from: string, to: string, wh: number, changes: Partial<Entry> = {}): Entry[] {
  return [...eachDay(from, to)].map((start) => ({
    start,
    importWh: wh,
    exportWh: null,
    generatedWh: null,
    selfUsedWh: null,
    costs: undefined,
    parts: [wh, 0, 0],
    estimated: false,
    provisional: false,
    incomplete: false,
    ...changes,
  }))
}

function differenceOf(of: BilledSpanItem, entries: readonly Entry[]) {
  return billedBars([of], entries)[0]?.difference
}

describe('bill and curve [r.year-bills]', () => {
  it.each([
    // Ten days; the bill counts 100 kWh.
    [10_000, undefined],
    // A difference of 2 % is not reported, a larger one is.
    [10_200, undefined],
    [10_300, { moreWh: 3000, because: 'unknown' }],
    [9700, { moreWh: -3000, because: 'unknown' }],
  ])('%i Wh a day', (wh, difference) => {
    expect(differenceOf(billedSpan(), days('2026-10-01', '2026-10-11', wh))).toEqual(difference)
  })

  it('a kilowatt hour is not reported, whatever its share', () => {
    expect(
      differenceOf(billedSpan({ energy_wh: 10_000 }), days('2026-10-01', '2026-10-11', 1100)),
    ).toBeUndefined()
    expect(
      differenceOf(billedSpan({ energy_wh: 10_000 }), days('2026-10-01', '2026-10-11', 1101)),
    ).toMatchObject({
      moreWh: 1010,
    })
  })

  it.each([
    [{ estimated: true }, { estimated: true }, 'estimated'],
    [{}, { estimated: true }, 'curveEstimated'],
    [{}, { provisional: true }, 'provisional'],
  ])('of %j and %j the reason is reported', (bill, entry, because) => {
    expect(differenceOf(billedSpan(bill), days('2026-10-01', '2026-10-11', 12_000, entry))?.because).toBe(
      because,
    )
  })

  it('are compared only where every reading is there', () => {
    const short = billedBars([billedSpan()], days('2026-10-01', '2026-10-10', 5000))[0]
    expect([short?.read, short?.difference]).toEqual([undefined, undefined])
    const holes = days('2026-10-01', '2026-10-11', 5000)
    holes[3] = { ...holes[3]!, incomplete: true }
    expect(billedBars([billedSpan()], holes)[0]?.read).toBeUndefined()
  })
})

describe('what is not billed yet', () => {
  it('is what was read after the last bill', () => {
    expect(unbilledBar([billedSpan()], days('2026-10-01', '2026-10-21', 5000))).toMatchObject({
      start: '2026-10-11',
      end: '2026-10-20',
      importWh: 50_000,
    })
  })

  it.each([
    ['no bill to come after', [], days('2026-10-01', '2026-10-21', 5000)],
    ['nothing read since', [billedSpan()], days('2026-10-01', '2026-10-11', 5000)],
    ['a gap in between', [billedSpan()], days('2026-10-15', '2026-10-21', 5000)],
  ])('is nothing: %s', (_why, spans, entries) => {
    expect(unbilledBar(spans, entries)).toBeUndefined()
  })
})
