import { describe, expect, it } from 'vitest'
import openVectors from '../../vectors/open.json' with { type: 'json' }
import { eachDay } from '../time/day.ts'
import { clockHour, findReadingEndingAt, hoursInDay } from '../time/madrid.ts'
import { dayType, isHoliday, isRestDay } from './calendar.ts'
import { accessTariffs, findTariff, type AccessTariffName } from './tariff.ts'
import { energyPeriod, energyPeriodsOfDay, powerPeriod, type PeriodRule } from './tariff-periods.ts'
import { clockZoneOf, type ElectricZone } from './zone.ts'

const HOME: PeriodRule = { tariff: '2.0TD', zone: 'peninsula' }

/** The six-period tariffs until 2021-05-31. */
const WITHOUT_CALENDAR: ReadonlySet<AccessTariffName> = new Set(['6.1A', '6.1B', '6.2', '6.3', '6.4', '6.5'])

function ruleOf({ tariff, zone }: { tariff: string; zone: string }): PeriodRule {
  const name = findTariff(tariff)?.name
  if (!name) throw new Error(`unknown tariff ${tariff}`)
  return { tariff: name, zone: zone as ElectricZone }
}

describe('public vectors', () => {
  it.each(['energy', 'power', 'energy_hour_ending'])('of kind %s', (kind) => {
    const rows = openVectors.period.filter((row) => row.kind === kind)
    expect(rows.length).toBeGreaterThan(40)
    for (const row of rows) {
      const rule = ruleOf(row)
      const day = row.local_time.slice(0, 10)
      const hour = Number(row.local_time.slice(11, 13))
      // The source gives 2021-10-24 a 25th hour; clocks changed a week later, so its last hour is the 24th.
      const period =
        kind === 'power'
          ? powerPeriod(rule, day, hour)
          : kind === 'energy'
            ? energyPeriod(rule, day, hour)
            : energyPeriodsOfDay(rule, day)[Math.min(hour, hoursInDay(day)) - 1]
      expect(`P${period}`, JSON.stringify(row)).toBe(row.expected)
    }
  })

  it('there are 602 of them', () => {
    expect(openVectors.period).toHaveLength(602)
  })

  it.each(openVectors.curve_to_periods)('the billed curve of $month adds up by periods', (curve) => {
    const rule = ruleOf(curve)
    const sums: Record<string, number> = { P1: 0, P2: 0, P3: 0 }
    for (const [stamp, season, wh] of curve.rows) {
      const found = findReadingEndingAt(String(stamp), season === '1' ? 1 : 0, clockZoneOf(rule.zone))
      if (!found) throw new Error(`not found: ${stamp}`)
      const period = `P${energyPeriodsOfDay(rule, found.day)[found.index]}`
      sums[period] = (sums[period] ?? 0) + Number(wh)
    }
    expect(sums).toEqual(curve.expected_wh)
  })
})

describe('the calendar', () => {
  it.each([
    ['2026-01-06', true],
    ['2026-04-03', false],
    ['2026-10-12', true],
    ['2026-09-11', false],
    ['2026-12-25', true],
    ['2026-12-26', false],
  ])('%s is a holiday: %s', (day, holiday) => {
    expect(isHoliday(day)).toBe(holiday)
  })

  it('puts Saturdays, Sundays and holidays in type D and the rest in the season of the zone', () => {
    expect(isRestDay('2026-11-21')).toBe(true)
    expect(isRestDay('2026-11-20')).toBe(false)
    expect(dayType('peninsula', '2026-11-20')).toBe('B')
    expect(dayType('baleares', '2026-11-20')).toBe('C')
    expect(dayType('canarias', '2026-11-20')).toBe('B')
    expect(dayType('ceuta', '2026-07-01')).toBe('B')
    expect(dayType('melilla', '2026-07-01')).toBe('A')
    expect(dayType('melilla', '2026-07-05')).toBe('D')
  })
})

describe('the periods of a supply', () => {
  it.each<[AccessTariffName, ElectricZone, string, number, number, number]>([
    ['2.0TD', 'peninsula', '2026-11-20', 9, 2, 1],
    ['2.0TD', 'peninsula', '2026-11-20', 10, 1, 1],
    ['2.0TD', 'peninsula', '2026-11-20', 7, 3, 2],
    ['2.0TD', 'peninsula', '2026-11-21', 12, 3, 2],
    ['2.0TD', 'melilla', '2026-11-20', 10, 2, 1],
    ['2.0TD', 'melilla', '2026-11-20', 22, 1, 1],
    ['3.0TD', 'peninsula', '2026-11-20', 9, 2, 2],
    ['6.1TD', 'canarias', '2026-07-01', 18, 1, 1],
    ['6.1TDVE', 'peninsula', '2026-08-14', 9, 3, 3],
    ['2.0A', 'peninsula', '2020-06-01', 12, 1, 1],
    ['2.0DHA', 'peninsula', '2020-01-15', 12, 1, 1],
    ['2.1DHA', 'peninsula', '2020-07-15', 12, 2, 1],
    ['2.0DHS', 'peninsula', '2020-07-15', 1, 3, 1],
    ['3.0A', 'peninsula', '2020-07-15', 11, 1, 1],
    ['3.1A', 'peninsula', '2020-01-15', 18, 1, 1],
  ])('%s %s %s at %i h: energy P%i, power P%i', (tariff, zone, day, hour, energy, power) => {
    expect(energyPeriod({ tariff, zone }, day, hour)).toBe(energy)
    expect(powerPeriod({ tariff, zone }, day, hour)).toBe(power)
  })

  it('line up with days of 23, 24 and 25 hours and with quarters', () => {
    expect(energyPeriodsOfDay(HOME, '2024-03-31')).toHaveLength(23)
    expect(energyPeriodsOfDay(HOME, '2024-10-27')).toHaveLength(25)
    expect(energyPeriodsOfDay(HOME, '2024-10-27', 15)).toHaveLength(100)
    expect(energyPeriodsOfDay(HOME, '2026-11-20').join('')).toBe('333333332211112222111122')
    expect(energyPeriodsOfDay(HOME, '2026-11-20', 15).slice(30, 34)).toEqual([3, 3, 2, 2])
    // A change of clocks on a Sunday moves nothing in 2.0TD, but it does where the day has several periods.
    const zones: readonly ElectricZone[] = ['peninsula', 'canarias']
    for (const zone of zones) {
      const rule: PeriodRule = { tariff: '2.0DHS', zone }
      for (const day of ['2020-03-29', '2020-10-25', '2020-10-26']) {
        const expected = Array.from({ length: hoursInDay(day) }, (_, index) =>
          energyPeriod(rule, day, clockHour(day, index, clockZoneOf(zone))),
        )
        expect(energyPeriodsOfDay(rule, day)).toEqual(expected)
      }
    }
    expect(energyPeriodsOfDay({ tariff: '2.0DHS', zone: 'peninsula' }, '2020-10-25').join('')).toBe(
      '2333333322222211111111112',
    )
    expect(energyPeriodsOfDay({ tariff: '2.0DHS', zone: 'peninsula' }, '2020-03-29').join('')).toBe(
      '23333322222211111111112',
    )
  })

  it('use every period of 3.0TD and never one the tariff lacks', () => {
    const used = new Set<number>()
    for (const day of eachDay('2024-01-01', '2025-01-01')) {
      for (const period of energyPeriodsOfDay({ tariff: '3.0TD', zone: 'ceuta' }, day)) used.add(period)
      expect(energyPeriodsOfDay(HOME, day).every((period) => period <= 3)).toBe(true)
    }
    expect([...used].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it.each(accessTariffs.filter(({ name }) => !WITHOUT_CALENDAR.has(name)))(
    'of $name are as many as its row says: $energyPeriods of energy, $powerPeriods of power',
    ({ name, energyPeriods, powerPeriods, to }) => {
      const rule: PeriodRule = { tariff: name, zone: 'peninsula' }
      const energy = new Set<number>()
      const power = new Set<number>()
      const days = to ? eachDay('2020-01-01', '2021-01-01') : eachDay('2024-01-01', '2025-01-01')
      for (const day of days) {
        for (let hour = 0; hour < 24; hour++) {
          energy.add(energyPeriod(rule, day, hour))
          power.add(powerPeriod(rule, day, hour))
        }
      }
      expect([energy.size, power.size]).toEqual([energyPeriods, powerPeriods])
    },
  )

  it('refuse hours that do not exist and tariffs without a calendar', () => {
    expect(() => energyPeriod(HOME, '2026-11-20', 24)).toThrow(RangeError)
    expect(() => powerPeriod(HOME, '2026-11-20', -1)).toThrow(RangeError)
    for (const tariff of WITHOUT_CALENDAR)
      expect(() => energyPeriod({ tariff, zone: 'peninsula' }, '2020-01-01', 0)).toThrow(RangeError)
  })
})
