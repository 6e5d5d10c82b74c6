import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { counting, findDay, lines } from '../testing/curve-lines.ts'
import { cups, emptyDatabase, fingerprints, oneContract, type Files } from '../testing/folder.ts'
import { importsIntoOwnDatabase } from '../testing/imports.ts'

const { db, run } = importsIntoOwnDatabase()
beforeEach(async () => {
  await run(oneContract)
})

function runCurves(files: Files) {
  return run(Object.fromEntries(Object.entries(files).map(([name, content]) => [`curves/${name}`, content])))
}

function dayOf(day: Day) {
  return findDay(db(), day)
}

describe('hours', () => {
  it('end at their stamp: 00:00 belongs to the day before', async () => {
    const text =
      `${cups};2024/05/01 01:00;1;10;0;0;0;0;0;1;1;\n` +
      `${cups};2024/05/02 00:00;1;20;0;0;0;0;0;1;1;\n` +
      `${cups};2024/05/02 24:00;1;30;0;0;0;0;0;1;1;\n`
    await runCurves({ F5D_0031_0999_20240601: text })
    const first = await dayOf('2024-05-01')
    expect([first?.importWh[0], first?.importWh[22], first?.importWh[23]]).toEqual([10, null, 20])
    expect((await dayOf('2024-05-02'))?.importWh[23]).toBe(30)
    expect(await dayOf('2024-05-03')).toBeUndefined()
  })

  it.each([
    ['2024-03-31', 23],
    ['2024-10-27', 25],
  ])('%s has %d', async (day, hours) => {
    await runCurves({ F5D_0031_0999_20241101: lines('F5D', addDays(day, -1), 3, 100) })
    expect((await dayOf(day))?.importWh).toEqual(counting(100, hours))
    expect((await dayOf(addDays(day, -1)))?.importWh).toEqual(counting(100, 24))
    expect((await dayOf(addDays(day, 1)))?.importWh).toEqual(counting(100, 24))
  })

  it('of October are distinguished by their season, as worked out by hand', async () => {
    const stamps = ['01:00;1;11', '02:00;1;12', '02:00;0;13', '03:00;0;14']
    const text = stamps.map((stamp) => `${cups};2024/10/27 ${stamp};0;0;0;0;0;1;1;`).join('\n')
    await runCurves({ F5D_0031_0999_20241101: text })
    expect((await dayOf('2024-10-27'))?.importWh.slice(0, 5)).toEqual([11, 12, 13, 14, null])
  })

  it('in which energy was taken and given are noticed by supply, and kept as they came', async () => {
    const text = ['01:00;1;10;5', '02:00;1;20;0', '03:00;1;0;7', '04:00;1;1;1'].map(
      (stamp) => `${cups};2024/05/01 ${stamp};0;0;0;0;1;1;`,
    )
    const { notices } = await runCurves({ F5D_0031_0999_20240601: text.join('\n') })
    expect(notices).toMatchObject([
      { of: cups.slice(0, 20), said: '20', what: '2024-05-01 05:00–24:00', code: 'hours_lacking' },
      { of: cups.slice(0, 20), said: '2', computed: '0', code: 'both_ways_in_hour' },
    ])
    const day = await dayOf('2024-05-01')
    expect([day?.importWh.slice(0, 4), day?.exportWh?.slice(0, 4)]).toEqual([
      [10, 20, 0, 1],
      [5, 0, 7, 1],
    ])
  })

  it('of the Canary Islands are on their own clock', async () => {
    const contracts = (oneContract['contracts.csv'] as string).replace('08500', '35003')
    await run({ ...oneContract, 'contracts.csv': contracts })
    // At 01:00 the islands have already gone back once: their repeated hour is the one from 01:00 to 02:00.
    const text = ['01:00;1;11', '01:00;0;12', '02:00;0;13'].map(
      (stamp) => `${cups};2024/10/27 ${stamp};0;0;0;0;0;1;1;`,
    )
    await runCurves({ F5D_0363_0999_20241101: text.join('\n') })
    expect((await dayOf('2024-10-27'))?.importWh.slice(0, 4)).toEqual([11, 12, 13, null])
  })
})

describe('what a reading says', () => {
  it('measured or estimated, export and reactive, from the billing curve', async () => {
    const text =
      `${cups};2024/05/01 01:00;1;10;7;3;0;0;0;1;1;FE;\n${cups};2024/05/01 02:00;1;20;0;0;0;0;4;5;1;FE;\r\n` +
      `${cups};2024-05-01 03:00:00;1;30;;;;;;6;1`
    await runCurves({ 'F5D_0031_0999_20240601.2': text })
    const day = await dayOf('2024-05-01')
    expect(day?.importWh.slice(0, 4)).toEqual([10, 20, 30, null])
    // The third line ends before that column: not known.
    expect(day?.exportWh?.slice(0, 4)).toEqual([7, 0, null, null])
    expect(day?.totals).toEqual([60, 7, 3])
    expect(day?.capacitiveVarh?.slice(0, 4)).toEqual([0, 4, null, null])
    expect(day?.quality.slice(0, 4)).toEqual([
      { source: 'F5D', version: 2, estimated: false },
      { source: 'F5D', version: 2, estimated: true },
      { source: 'F5D', version: 2, estimated: true },
      undefined,
    ])
  })

  it.each([
    ['firm and on a bill', '1;1;FE1;', 'F5D'],
    // Distributors say 0 of billed hours too.
    ['not firm, on a bill', '1;0;FE1;0;0', 'F5D'],
    ['firm, without its bill', '1;1;;', 'F5D'],
    ['neither', '1;0;;', 'P5D'],
    ['neither, and estimated', '6;0;;0;0', 'P5D'],
    ['that has no place for a bill', '1;0;', 'F5D'],
    ['that says nothing of either', '1', 'F5D'],
  ])('an hour %s (%s) is one of %s', async (_, columns, source) => {
    const line = `${cups};2024/05/01 01:00;1;10;0;0;0;0;0;${columns}`
    for (const text of [line, `${line}\r\n${line}\n`]) {
      await runCurves({ 'F5D_0031_0999_20240601.2': text })
      const estimated = columns.startsWith('6')
      expect((await dayOf('2024-05-01'))?.quality[0]).toEqual({ source, version: 2, estimated })
    }
  })

  it('reads any encoding, however the lines end, with and without the border of the CUPS', async () => {
    const line = `${cups.slice(0, 20)};2024/05/01 01:00;1;10;0;0;0;0;0;1;1;Núm. 1 Añadida;\r\n`
    await runCurves({ F5D_0031_0999_20240601: Buffer.from(line, 'latin1') })
    expect((await dayOf('2024-05-01'))?.importWh[0]).toBe(10)
    await runCurves({ F5D_0031_0999_20240602: Buffer.from(line.replace(';10;', ';11;')) })
    expect((await dayOf('2024-05-01'))?.importWh[0]).toBe(11)
  })
})

describe('bad lines refuse their file', () => {
  it.each([
    ['2024/05/01 01:00;0;10;0;0;0;0;0;1;1;', 'timestamp stamp_not_valid'],
    ['2024/05/32 01:00;1;10;0;0;0;0;0;1;1;', 'timestamp stamp_not_valid'],
    ['2024/05/01 25:00;1;10;0;0;0;0;0;1;1;', 'timestamp stamp_not_valid'],
    ['2024/05/01 01:10;1;10;0;0;0;0;0;1;1;', 'timestamp stamp_not_valid'],
    ['2024/03/31 03:00;0;10;0;0;0;0;0;1;1;', 'timestamp stamp_not_valid'],
    ['2024.05.01 01:00;1;10;0;0;0;0;0;1;1;', 'timestamp stamp_not_valid'],
    ['2024/05/01 01:00;1;1.5;0;0;0;0;0;1;1;', 'import reading_not_valid'],
    ['2024/05/01 01:00;1;-3;0;0;0;0;0;1;1;', 'import reading_not_valid'],
    ['2024/05/01 01:00;1;;0;0;0;0;0;1;1;', 'import reading_not_valid'],
    ['2024/05/01 01:00;1;80000001;0;0;0;0;0;1;1;', 'import reading_not_valid'],
    ['2024/05/01 01:00;1;10;x;0;0;0;0;1;1;', 'export reading_not_valid'],
    ['2024/05/01 01:00;1;10;0;x;0;0;0;1;1;', 'r1 reading_not_valid'],
    ['2024/05/01 01:00;1;10;0;0;0;0;x;1;1;', 'r4 reading_not_valid'],
    ['2024/05/01 01:00;1;10;0;0;0;0;0;7;1;', 'method method_not_valid'],
    ['2024/05/01 01:00;1;10;0;0;0', 'method method_not_valid'],
    ['2024/05/01 01:00;1;10', ' columns_not_valid'],
  ])('%s: %s', async (bad, problem) => {
    const good = `${cups};2024/05/01 05:00;1;10;0;0;0;0;0;1;1;\n`
    const report = await runCurves({ F5D_0031_0999_20240601: `${good}${cups};${bad}\n\n${good}` })
    expect(report.problems.map(({ line, field, code }) => `${line} ${field} ${code}`)).toEqual([
      `2 ${problem}`,
    ])
    const refusedFiles = [{ file: 'F5D_0031_0999_20240601', lines: 1 }]
    expect(report.curves).toMatchObject({ readings: 0, refused: 1, refusedFiles })
    expect(await dayOf('2024-05-01')).toBeUndefined()
  })

  it('of no CUPS, or of a file that is no curve', async () => {
    const report = await runCurves({
      F5D_0031_0999_20240601: `cups;timestamp\nES0031;2024/05/01 05:00;1;10;0\nnothing\n`,
      'notes.txt': 'hello',
      F5D_0031_0999_20249901: '',
    })
    expect(report.problems.map(({ file, line, code }) => `${file} ${line} ${code}`).toSorted()).toEqual([
      'F5D_0031_0999_20240601 1 cups_field_not_valid',
      'F5D_0031_0999_20240601 2 cups_field_not_valid',
      'F5D_0031_0999_20240601 3 columns_not_valid',
      'F5D_0031_0999_20249901 0 unknown_file',
      'notes.txt 0 unknown_file',
    ])
  })

  it('such as one without end, so that memory stays flat', async () => {
    const text = `${lines('F5D', '2024-05-01', 1, 100)}${'x'.repeat(600_000)}`
    const report = await runCurves({ F5D_0031_0999_20240601: text })
    expect(report.problems.map(({ line, code }) => [line, code])).toEqual([[25, 'line_too_long']])
    expect(await dayOf('2024-05-01')).toBeUndefined()
  })
})

describe('contracts', () => {
  it('an unknown CUPS is reported once, with the number of its readings', async () => {
    const stranger = cups.replace('00000001', '00000007')
    const files = {
      F5D_0031_0999_20240601:
        lines('F5D', '2024-05-01', 2, 5, { of: stranger }) + lines('F5D', '2024-05-01', 1, 5),
    }
    const report = await runCurves(files)
    expect(report.problems).toHaveLength(1)
    expect(report.problems[0]).toMatchObject({ code: 'unknown_cups' })
    expect(report.problems[0]?.reason).toContain(`${stranger.slice(0, 20)}, 48, `)
    expect(report.curves).toMatchObject({ readings: 24, skipped: 48 })
  })

  it('get the days on which they are in force, both ends included', async () => {
    const [header, row] = (oneContract['contracts.csv'] as string).trim().split('\n') as [string, string]
    const contracts = [
      `${header};end_day`,
      `${row.replace('activa', 'baixa')};2024-05-02`,
      `${row.replace('1;C', '2;C').replace('2020-01-01;ES', '2024-05-03;ES')};`,
    ]
    await run({ ...oneContract, 'contracts.csv': contracts.join('\n') })
    const early = lines('F5D', '2019-12-31', 1, 1)
    const report = await runCurves({ F5D_0031_0999_20240601: lines('F5D', '2024-05-01', 4, 9) + early })
    const { rows } = await sql<{ name: string; day: string }>`
      select name, day from consumption_day join contract on id = contract_id order by day`.execute(db())
    expect(rows.map(({ name, day }) => `${name} ${day}`)).toEqual([
      '1 2024-05-01',
      '1 2024-05-02',
      '2 2024-05-03',
      '2 2024-05-04',
    ])
    expect(report.problems.map(({ code, reason }) => [code, /, (\d+, \S+, \S+)$/.exec(reason)?.[1]])).toEqual(
      [['no_contract_that_day', '24, 2019-12-31, 2019-12-31']],
    )
  })
})

describe('several files of the same hours', () => {
  const day = '2024-05-01'
  const first = async () => {
    const found = await dayOf(day)
    return [found?.importWh[0], found?.quality[0]?.source]
  }

  it('RF5D stands over F5D, F5D over P5D, the higher version and the younger file over others', async () => {
    const steps: [string, number, [number, string]][] = [
      ['P5D_0031_0999_20240502.0', 1, [1, 'P5D']],
      ['P5D_0031_0999_20240504.0', 2, [2, 'P5D']],
      ['P5D_0031_0999_20240503.0', 3, [2, 'P5D']],
      ['P5D_0031_0999_20240503.1', 4, [4, 'P5D']],
      ['F5D_0031_0999_20240601.0', 5, [5, 'F5D']],
      ['P5D_0031_0999_20240701.9', 6, [5, 'F5D']],
      ['F5D_0031_0999_20240602.0', 7, [7, 'F5D']],
      ['F5D_0031_0999_20240601.1', 8, [8, 'F5D']],
      ['F5D_0031_0999_20240630.0', 9, [8, 'F5D']],
      ['RF5D_0031_0999_20240501.0', 10, [10, 'RF5D']],
      ['F5D_0031_0999_20240801.9', 11, [10, 'RF5D']],
    ]
    for (const [name, wh, expected] of steps) {
      await runCurves({ [name]: lines(name.startsWith('P') ? 'P5D' : 'F5D', day, 1, wh) })
      expect(await first(), name).toEqual(expected)
    }
  })

  it('give the same table in whatever order they come, one by one or together [r.import-curves]', async () => {
    const files: [string, string][] = [
      ['P5D_0031_0999_20240503.0', lines('P5D', day, 2, 100)],
      ['P5D_0031_0999_20240504.0', lines('P5D', day, 2, 200).split('\n').slice(10, 30).join('\n')],
      ['F5D_0031_0999_20240601.0', lines('F5D', day, 1, 300).split('\n').slice(0, 15).join('\n')],
      [
        'F5D_0031_0999_20240601.1',
        lines('F5D', day, 2, 400)
          .replaceAll(';0;0;0;0;0;', ';9;2;0;0;0;')
          .split('\n')
          .slice(12, 40)
          .join('\n'),
      ],
    ]
    await runCurves(Object.fromEntries(files))
    const together = await fingerprints(db())
    // All 24 orders of the rule itself are in stored-day.test.ts; through the database, every fourth.
    for (const order of permutations(files).filter((_, index) => index % 4 === 3)) {
      await db().deleteFrom('consumption_day').execute()
      for (const [name, text] of order) await runCurves({ [name]: text })
      expect(await fingerprints(db()), order.map(([name]) => name).join(', ')).toEqual(together)
    }
  })
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}

it.each([
  ['F5D', (day: string) => `F5D_0031_0999_${day.replaceAll('-', '')}.0`],
  ['P1D', (day: string) => `P1D_0031_0999_${day.replaceAll('-', '')}.0`],
  ['DATADIS', (day: string) => `datadis_${day}.csv`],
] as const)(
  'an import of %s that breaks off keeps what it has committed, and the next one completes it',
  async (kind, nameOf) => {
    const files = {
      [nameOf('2024-02-01')]: lines(kind, '2024-01-01', 31, 1),
      [nameOf('2024-03-01')]: lines(kind, '2024-02-01', 29, 2),
      [nameOf('2024-04-01')]: lines(kind, '2024-03-01', 31, 3),
    }
    await runCurves(files)
    const whole = await fingerprints(db())
    await db().deleteFrom('consumption_day').execute()

    await sql`create function break_off() returns trigger language plpgsql as
    $$ begin if new.day = '2024-02-20' then raise exception 'power cut'; end if; return new; end $$`.execute(
      db(),
    )
    await sql`create trigger break_off before insert on consumption_day for each row execute function break_off()`.execute(
      db(),
    )
    await expect(runCurves(files)).rejects.toThrow('power cut')
    const { rows } = await sql<{ days: number }>`select count(*) as days from consumption_day`.execute(db())
    expect(rows).toEqual([{ days: 31 }])

    await sql`drop trigger break_off on consumption_day`.execute(db())
    await sql`drop function break_off`.execute(db())
    await runCurves(files)
    expect(await fingerprints(db())).toEqual(whole)
  },
)

it('a check reads curves of contracts that stand only in the files, and writes nothing', async () => {
  await emptyDatabase(db())
  const report = await run(
    { ...oneContract, 'curves/F5D_0031_0999_20240601': lines('F5D', '2024-05-01', 3, 1) },
    { check: true },
  )
  expect(report.curves).toMatchObject({ readings: 72, skipped: 0, daysCreated: 0 })
  expect(new Set(Object.values(await fingerprints(db())))).toEqual(new Set([null]))
})
