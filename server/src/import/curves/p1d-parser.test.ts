import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { counting, findDay, lines } from '../testing/curve-lines.ts'
import { cups, fingerprints, oneContract } from '../testing/folder.ts'
import { importsIntoOwnDatabase } from '../testing/imports.ts'

const { db, run } = importsIntoOwnDatabase()
beforeEach(async () => {
  await run(oneContract)
})

const NAME = 'curves/P1D_0031_0999_20241101.1'
function read(text: string | Uint8Array) {
  return run({ [NAME]: text })
}
function dayOf(day: Day) {
  return findDay(db(), day)
}

/** What stands behind the energies of the first four columns: nothing of the other quadrants, two empty reserves. */
const REST = ';0.000;0;0.000;0;0.000;0;0.000;128;0.000;128'
/** A line with the columns from import to r1, and the method. */
function line(stamp: string, values: string, { of = cups, method = '1', type = '11' } = {}) {
  return `${of};${type};${stamp};${values}${REST};${method};0\n`
}

describe('P1D [r.import-curves]', () => {
  it('is kWh with decimals, newest hour first, 00:00 being the end of the day before', async () => {
    const text =
      line('2024/05/02 00:00:00;1', '20.000;0;0.000;0;3.000;0') +
      line('2024/05/01 23:00:00;1', '0.0574;0;1.250;0;0.002;0') +
      line('2024/05/01 01:00:00;1', '7;0;;;;').replace(REST, ';0.000;0;0.000;0;0.400;0;0.000;128;0.000;128')
    const report = await read(text)
    expect(report.problems).toEqual([])
    const day = await dayOf('2024-05-01')
    expect([0, 22, 23].map((hour) => day?.importWh[hour])).toEqual([7000, 57, 20_000])
    expect([0, 22, 23].map((hour) => day?.exportWh?.[hour])).toEqual([null, 1250, 0])
    expect(day?.totals).toEqual([27_057, 1250, 3002])
    expect([0, 1, 23].map((hour) => day?.capacitiveVarh?.[hour])).toEqual([400, null, 0])
    expect(day?.quality[23]).toEqual({ source: 'P1D', version: 1, estimated: false })
    expect(await dayOf('2024-05-02')).toBeUndefined()
  })

  it.each([
    ['2024-03-31', 23],
    ['2024-10-27', 25],
  ])('%s has %d hours', async (day, hours) => {
    await read(lines('P1D', addDays(day, -1), 3, 100))
    expect((await dayOf(day))?.importWh).toEqual(counting(100, hours))
    expect((await dayOf(addDays(day, -1)))?.importWh).toEqual(counting(100, 24))
    expect((await dayOf(addDays(day, 1)))?.importWh).toEqual(counting(100, 24))
  })

  it('takes measured, provisional and estimated values by their method', async () => {
    const methods = ['1', '3', '4', '6', '7', '10', '11', '22']
    const text = methods.map((method, index) =>
      line(`2024/05/01 ${String(index + 1).padStart(2, '0')}:00:00;1`, '1.000;0;0.000;0;0.000;0', { method }),
    )
    expect((await read(text.join(''))).problems).toEqual([])
    const estimated = (await dayOf('2024-05-01'))?.quality.slice(0, 9).map((found) => found?.estimated)
    expect(estimated).toEqual([false, false, false, false, true, true, true, true, undefined])
  })

  it('does not take for energy what the meter marks as none', async () => {
    const report = await read(
      line('2024/05/01 01:00:00;1', '0.000;128;0.000;0;0.000;0') +
        line('2024/05/01 02:00:00;1', '1.000;2;5.000;128;6.000;192') +
        line('2024/05/01 03:00:00;1', '1.000;128;0.000;0;0.000;0', { method: '9' }),
    )
    expect(report.problems.map(({ line: at, field, code }) => [at, field, code])).toEqual([
      [1, 'import_quality', 'reading_marked_invalid'],
    ])
    const day = await dayOf('2024-05-01')
    expect(day?.importWh.slice(0, 3)).toEqual([null, 1000, 1000])
    expect(day?.totals).toEqual([2000, 0, 0])
  })

  it('reads a meter alone, and none of several: what the supply takes may be their sum', async () => {
    const at = (of: string, wh: string) =>
      line('2024/05/01 01:00:00;1', `${wh};0;0.000;0;0.000;0`, { of: cups.slice(0, 20) + of })
    const report = await read(at('1P', '1.000') + at('1R', '2.000') + at('1C', '3.000') + at('2P', '4.000'))
    expect(report.problems.map(({ line: number, code }) => [number, code])).toEqual([
      [2, 'point_not_main'],
      [3, 'point_not_main'],
      [0, 'several_points'],
    ])
    expect(report.curves).toMatchObject({ readings: 0 })
    expect(await dayOf('2024-05-01')).toBeUndefined()
    expect((await read(at('2P', '4.000') + at('2R', '4.000'))).curves.readings).toBe(1)
    expect((await dayOf('2024-05-01'))?.importWh[0]).toBe(4000)
    // Another point of the same supply, in another file, is not written over it.
    expect((await read(at('1F', '1.000'))).problems.map(({ code }) => code)).toEqual(['other_point'])
    expect((await dayOf('2024-05-01'))?.importWh[0]).toBe(4000)
  })

  it('may begin with a byte-order mark, end its lines in any way and be written with commas', async () => {
    const text = `\uFEFF${line('2024/05/01 01:00:00;1', '1,5;0;0,25;0;0;0')}`.replace('\n', ';\r\n')
    const report = await read(text + line('2024/05/01 02:00:00;1', '2.5;0;0;0;0;0').trimEnd())
    expect(report.problems).toEqual([])
    const day = await dayOf('2024-05-01')
    expect([day?.importWh.slice(0, 3), day?.exportWh?.[0]]).toEqual([[1500, 2500, null], 250])
  })

  it.each([
    [line('2024/05/01 01:00:00;0', '1;0;0;0;0;0'), 'timestamp stamp_not_valid'],
    [line('2024/05/01 01:10:00;1', '1;0;0;0;0;0'), 'timestamp stamp_not_valid'],
    [line('2024/05/01 01:00:00;1', '1.1.1;0;0;0;0;0'), 'import reading_not_valid'],
    [line('2024/05/01 01:00:00;1', ';0;0;0;0;0'), 'import reading_not_valid'],
    [line('2024/05/01 01:00:00;1', '80000.001;0;0;0;0;0'), 'import reading_not_valid'],
    [line('2024/05/01 01:00:00;1', '1;x;0;0;0;0'), 'import_quality quality_not_valid'],
    [line('2024/05/01 01:00:00;1', '1;256;0;0;0;0'), 'import_quality quality_not_valid'],
    [line('2024/05/01 01:00:00;1', '1;0;-1;0;0;0'), 'export reading_not_valid'],
    [line('2024/05/01 01:00:00;1', '1;0;0;0;x;0'), 'r1 reading_not_valid'],
    [line('2024/05/01 01:00:00;1', '1;0;0;0;0;0', { method: '12' }), 'method method_not_valid'],
    [line('2024/05/01 01:00:00;1', '1;0;0;0;0;0', { type: '8' }), 'measure_type measure_type_not_valid'],
    [`${cups};11;2024/05/01 01:00:00;1;1.000\n`, 'import_quality quality_not_valid'],
    [`${cups};11;2024/05/01 01:00:00;1;1.000;0;0.000\n`, 'method method_not_valid'],
    [`${cups};2024/05/01 01:00;1;10;0\n`, 'measure_type measure_type_not_valid'],
    [`${cups}\n`, 'cups columns_not_valid'],
  ])('bad line: %s', async (bad, problem) => {
    const good = line('2024/05/01 05:00:00;1', '1;0;0;0;0;0')
    const report = await read(`${good}${bad}\n${good}`)
    expect(report.problems.map(({ line: at, field, code }) => `${at} ${field} ${code}`)).toEqual([
      `2 ${problem}`,
    ])
    expect(report.curves).toMatchObject({ readings: 0, refused: 1 })
    expect(await dayOf('2024-05-01')).toBeUndefined()
  })

  it('changes nothing the second time', async () => {
    const text = lines('P1D', '2024-10-26', 3, 100)
    await read(text)
    const first = await fingerprints(db())
    expect((await read(text)).curves).toMatchObject({ daysCreated: 0, daysChanged: 0, daysUnchanged: 3 })
    expect(await fingerprints(db())).toEqual(first)
  })
})
