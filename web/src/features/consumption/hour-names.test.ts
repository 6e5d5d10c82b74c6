import { describe, expect, it } from 'vitest'
import { hourStarts } from '@endoll/domain/time/madrid.ts'
import { hourNames } from './hour-names.ts'

function namesOf(day: string, zone: Parameters<typeof hourStarts>[1] = 'Europe/Madrid') {
  return hourNames(hourStarts(day, zone))
}

describe('names of the hours of a day', () => {
  it('of a plain day there are 24, none twice', () => {
    const names = namesOf('2026-11-20')
    expect(names).toHaveLength(24)
    expect(names.at(0)).toEqual({ from: '00:00', to: '01:00', repeat: undefined })
    expect(names.at(-1)).toEqual({ from: '23:00', to: '24:00', repeat: undefined })
    expect(names.some(({ repeat }) => repeat)).toBe(false)
  })

  it('of the October change there are 25, and the hour that comes twice says which it is', () => {
    const names = namesOf('2026-10-25')
    expect(names).toHaveLength(25)
    expect(names.slice(1, 5).map(({ from, repeat }) => [from, repeat])).toEqual([
      ['01:00', undefined],
      ['02:00', 'summer'],
      ['02:00', 'winter'],
      ['03:00', undefined],
    ])
  })

  it('of the March change there are 23, and two o’clock is not among them', () => {
    const names = namesOf('2026-03-29')
    expect(names).toHaveLength(23)
    expect(names.map(({ from }) => from).slice(0, 4)).toEqual(['00:00', '01:00', '03:00', '04:00'])
  })

  it('in the Canaries the clock changes an hour earlier', () => {
    expect(namesOf('2026-10-25', 'Atlantic/Canary').filter(({ repeat }) => repeat)).toEqual([
      { from: '01:00', to: '02:00', repeat: 'summer' },
      { from: '01:00', to: '02:00', repeat: 'winter' },
    ])
  })

  it('of a day of quarters each says when it ends, and those that October has twice which they are', () => {
    const hours = hourStarts('2026-10-25', 'Europe/Madrid')
    const quarters = hours.flatMap((start) =>
      ['00', '15', '30', '45'].map((minute) => `${start.slice(0, 14)}${minute}${start.slice(16)}`),
    )
    const names = hourNames(quarters)
    expect(names.slice(7, 13).map(({ from, to, repeat }) => [from, to, repeat])).toEqual([
      ['01:45', '02:00', undefined],
      ['02:00', '02:15', 'summer'],
      ['02:15', '02:30', 'summer'],
      ['02:30', '02:45', 'summer'],
      ['02:45', '03:00', 'summer'],
      ['02:00', '02:15', 'winter'],
    ])
    expect(names.at(-1)).toEqual({ from: '23:45', to: '24:00', repeat: undefined })
  })
})
