import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { stampOfReading, startAt } from '@endoll/domain/time/madrid.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { counting, findDay, lines } from '../testing/curve-lines.ts'
import { cups, fingerprints, oneContract } from '../testing/folder.ts'
import { importsIntoOwnDatabase } from '../testing/imports.ts'

const { db, run } = importsIntoOwnDatabase()
beforeEach(async () => {
  await run(oneContract)
})

const F5D = 'F5D_0031_0999_20241105.0'
function read(text: string, name = F5D) {
  return run({ [`curves/${name}`]: text })
}
const quartersIn = { '2024-03-31': 92, '2024-05-01': 96, '2024-10-27': 100 } as const
const days = Object.entries(quartersIn)

/** A day of quarters in the form of the distributors: the n-th of `wh` + n. */
function f5d(day: Day, count: number, wh: number) {
  return counting(0, count)
    .map((index) => {
      const { stamp, season } = stampOfReading({ day, index }, 'Europe/Madrid', 15)
      return `${cups};${stamp};${season};${wh + index};0;0;0;0;0;1;1;FE1;\n`
    })
    .join('')
}

const HEADER = 'CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion\n'
/** The same in the form of customer areas, counted through or by the clock. */
function table(day: Day, count: number, wh: number, endOf: (index: number) => string) {
  return counting(0, count)
    .map((index) => `${cups};${day};${endOf(index)};0,${String(wh + index).padStart(3, '0')};R\n`)
    .join('')
}
/** As the clock shows it when the quarter began, and a quarter more: so the rows of Datadis go. */
function clockEnd(day: Day) {
  return (index: number) => {
    const [hour = 0, minute = 0] = startAt(day, index, 'Europe/Madrid', 15)
      .slice(11, 16)
      .split(':')
      .map(Number)
    const end = hour * 60 + minute + 15
    return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
  }
}

async function isStored(day: Day, count: number, wh: number) {
  const found = await findDay(db(), day)
  expect(found?.importWh).toEqual(counting(wh, count))
  expect(found?.totals[0]).toBe(counting(wh, count).reduce((sum, next) => sum + next, 0))
}

describe('a day of quarters of an hour is stored as it comes', () => {
  it.each(days)('F5D of %s: %d', async (day, count) => {
    expect((await read(f5d(day, count, 100))).problems).toEqual([])
    await isStored(day, count, 100)
  })

  it.each(days)('counted through in a table, %s: 1 to %d', async (day, count) => {
    expect(
      (await read(HEADER + table(day, count, 200, (index) => String(index + 1)), 'a.csv')).problems,
    ).toEqual([])
    await isStored(day, count, 200)
  })

  it.each(days)('by the clock in a table, %s: %d from 00:15 to 24:00', async (day, count) => {
    expect((await read(HEADER + table(day, count, 300, clockEnd(day)), 'a.csv')).problems).toEqual([])
    // The order of the rows tells the repeated hour of October.
    await isStored(day, count, 300)
  })

  it('the clock of whose end is named twice, in October, is not guessed', async () => {
    const ends = counting(0, 100).map((index) => {
      const { stamp } = stampOfReading({ day: '2024-10-27', index }, 'Europe/Madrid', 15)
      return stamp.endsWith(' 00:00') ? '24:00' : stamp.slice(11)
    })
    const report = await read(HEADER + table('2024-10-27', 100, 300, (index) => ends[index]!), 'a.csv')
    expect(report.problems.map(({ code }) => code)).toEqual(['two_readings'])
    expect(await findDay(db(), '2024-10-27')).toBeUndefined()
  })

  it('P2D', async () => {
    const rest = '0;0.000;0;0.000;0;0.000;0;0.000;0;0.000;0;0.000;128;0.000;128;1;0'
    const text = counting(0, 96).map((index) => {
      const { stamp, season } = stampOfReading({ day: '2024-05-01', index }, 'Europe/Madrid', 15)
      return `${cups};11;${stamp}:00;${season};0.${100 + index};${rest}\n`
    })
    expect((await read(text.join(''), 'P2D_0031_0999_20240502.0')).problems).toEqual([])
    await isStored('2024-05-01', 96, 100)
  })
})

describe('hours and quarters', () => {
  it('may follow one another in a file, day by day', async () => {
    const text = lines('F5D', '2024-04-30', 1, 500) + f5d('2024-05-01', 96, 100)
    expect((await read(text)).problems).toEqual([])
    await isStored('2024-04-30', 24, 500)
    await isStored('2024-05-01', 96, 100)
  })

  it.each([
    [
      'rows 1 to 24 of a supply that is counted in quarters',
      HEADER +
        table('2024-05-01', 96, 1, (n) => String(n + 1)) +
        table('2024-05-02', 24, 1, (n) => String(n + 1)),
    ],
    ['25 rows of a day of 24 hours', HEADER + table('2024-05-01', 25, 1, (n) => String(n + 1))],
    [
      'hours with a stamp or two within an hour',
      HEADER + table('2024-05-01', 24, 1, (n) => (n === 7 ? '07:45' : `${n + 1}:00`)),
    ],
    [
      'rows by the clock and rows that are counted',
      HEADER + table('2024-05-01', 24, 1, (n) => (n % 2 ? String(n + 1) : `${n + 1}:00`)),
    ],
  ])('are not guessed: %s', async (_, text) => {
    const report = await read(text, 'a.csv')
    expect(report.problems.map(({ code }) => code)).toEqual(['resolution_unclear'])
    expect(report.curves).toMatchObject({ readings: 0, refusedFiles: [{ file: 'a.csv' }] })
    expect(await findDay(db(), '2024-05-01')).toBeUndefined()
  })

  it('of two files: the better one has the day, quarters stand where both say the same, and running again changes nothing', async () => {
    const hours = (name: string, wh: number) => ['curves/' + name, lines('F5D', '2024-05-01', 1, wh)] as const
    const better = Object.fromEntries([hours('RF5D_0031_0999_20240601.0', 900)])
    await read(f5d('2024-05-01', 96, 100))
    await run(better)
    await isStored('2024-05-01', 24, 900)
    const first = await fingerprints(db())
    await read(f5d('2024-05-01', 96, 100))
    await run(better)
    expect(await fingerprints(db())).toEqual(first)
    // A younger file of the same kind, with the same hours in quarters.
    const same = counting(0, 96).map((index) => (900 + Math.floor(index / 4)) / 4)
    const text = same
      .map((wh, index) => {
        const { stamp, season } = stampOfReading({ day: '2024-05-01', index }, 'Europe/Madrid', 15)
        return `${cups};${stamp};${season};${Math.floor(wh) + (index % 4 < (900 + Math.floor(index / 4)) % 4 ? 1 : 0)};0;0;0;0;0;1;1;FE1;\n`
      })
      .join('')
    await read(text, 'RF5D_0031_0999_20240601.0')
    expect((await findDay(db(), '2024-05-01'))?.importWh).toHaveLength(96)
    const quarters = await fingerprints(db())
    await run(better)
    expect(await fingerprints(db())).toEqual(quarters)
  })

  it('of which each file has a part are added up by hours', async () => {
    await read(f5d(addDays('2024-04-30', 1), 48, 100))
    await read(
      lines('F5D', '2024-05-01', 1, 500).split('\n').slice(12).join('\n'),
      'F5D_0031_0999_20241106.0',
    )
    const found = await findDay(db(), '2024-05-01')
    expect(found?.importWh[0]).toBe(100 + 101 + 102 + 103)
    expect(found?.importWh.slice(12)).toEqual(counting(512, 12))
  })
})
