import { describe, expect, it } from 'vitest'
import { eachDay, type Day } from '../time/day.ts'
import { hoursInDay } from '../time/madrid.ts'
import { dearerBy, forecastMarket, meanPrice } from './market-forecast.ts'
import { pricesOfMarketDay, type MarketDays } from './market-price.ts'

/** Prices in EUR/MWh by the hour of each day. */
function marketOf(from: Day, to: Day, priceOf: (day: Day, hour: number) => number): MarketDays {
  return new Map(
    [...eachDay(from, to)].map((day) => {
      const anHour = pricesOfMarketDay(day) / hoursInDay(day)
      const prices = Array.from({ length: pricesOfMarketDay(day) }, (_, index) =>
        Math.round(priceOf(day, Math.floor(index / anHour)) * 1000),
      )
      return [day, prices]
    }),
  )
}

describe('prices of the market that are not known yet [r.market-so-far]', () => {
  it('are the means of their hours in the last four weeks, working days and days of rest apart', () => {
    // Weekends 5 × the hour; working days 100 in the first of four weeks, and 2 more in each after it.
    const market = marketOf('2026-06-01', '2026-06-29', (day, hour) => {
      const date = Number(day.slice(8)) - 1
      return date % 7 > 4 ? hour * 5 : 100 + Math.floor(date / 7) * 2
    })
    const { days } = forecastMarket(market, [...eachDay('2026-06-27', '2026-07-06')])!
    // What is known is not foreseen.
    expect([...days.keys()]).toEqual([...eachDay('2026-06-29', '2026-07-06')])
    expect(days.get('2026-07-05')).toEqual(Array.from({ length: 24 }, (_, hour) => hour * 5000))
    // (100 + 102 + 104 + 106) ÷ 4
    expect(days.get('2026-06-29')).toEqual(Array.from({ length: 24 }, () => 103_000))
  })

  it('are off by what they were off in past weeks, the newest first', () => {
    // 100 EUR/MWh, and 200 in the last 28 days.
    const market = marketOf('2025-06-01', '2026-06-29', (day) => (day < '2026-06-01' ? 100 : 200))
    const { days, errors } = forecastMarket(market, [...eachDay('2026-06-29', '2026-07-06')])!
    expect(meanPrice(days)).toBe(200_000)
    // A week before, seven of the 28 days were at 100: 200 − 175; then 200 − 150, 200 − 125, 200 − 100.
    expect(errors.slice(0, 6).map(Math.round)).toEqual([25_000, 50_000, 75_000, 100_000, 0, 0])
    expect(errors.length).toBe(52)
  })

  it('keep the hours of the days on which the clocks change', () => {
    const spring = marketOf('2026-02-28', '2026-03-28', (_, hour) => hour)
    expect(forecastMarket(spring, ['2026-03-29'])?.days.get('2026-03-29')?.slice(0, 4)).toEqual([
      0, 1000, 3000, 4000,
    ])
    const autumn = marketOf('2026-09-26', '2026-10-24', (_, hour) => hour)
    const hours = forecastMarket(autumn, ['2026-10-25'])?.days.get('2026-10-25')
    expect(hours?.slice(0, 5)).toEqual([0, 1000, 2000, 2000, 3000])
    expect(hours).toHaveLength(25)
  })

  it('are not made up: not of a day that is over, nor without six weeks of anything', () => {
    const market = marketOf('2026-11-01', '2026-11-20', () => 50)
    const holes = new Map([...market].filter(([day]) => day !== '2026-11-10'))
    expect(forecastMarket(holes, ['2026-11-10', '2026-11-19'])).toEqual({ days: new Map(), errors: [] })
    expect(forecastMarket(market, ['2026-12-31'])?.days.size).toBe(1)
    expect(forecastMarket(market, ['2027-01-01'])).toBeUndefined()
    expect(forecastMarket(new Map(), ['2026-11-10'])).toBeUndefined()
  })

  it('can all be dearer by as much', () => {
    const market = marketOf('2026-11-01', '2026-11-03', () => 50)
    expect(meanPrice(dearerBy(market, -60_000.4))).toBe(-10_000)
  })
})
