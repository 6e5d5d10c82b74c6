import { clockHour, hoursInDay } from '@endoll/domain/time/madrid.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { cupsOf } from '../../demo/identifiers.ts'
import { counting, findDay, lines } from '../testing/curve-lines.ts'
import { cups, fingerprints, oneContract } from '../testing/folder.ts'
import { importsIntoOwnDatabase } from '../testing/imports.ts'

const { db, run } = importsIntoOwnDatabase()
beforeEach(async () => {
  await run(oneContract)
})

const NAME = 'consumos_2024-11-02.csv'
function read(text: string | Uint8Array) {
  return run({ [`curves/${NAME}`]: text })
}
function dayOf(day: Day) {
  return findDay(db(), day)
}
function problemsOf({ problems }: Awaited<ReturnType<typeof run>>) {
  return problems.map(({ line, field, code }) => `${line} ${field} ${code}`)
}

const HEADER =
  'cups;fecha;hora;consumo_kWh;metodoObtencion;energiaVertida_kWh;energiaGenerada_kWh;energiaAutoconsumida_kWh\n'
function row(hour: string, rest: string, day = '2024/05/01') {
  return `${cups};${day};${hour};${rest}\n`
}

describe('the forms in which it is exported', () => {
  it.each([
    ['Datadis', HEADER + row('01:00', '1,5;Real;0,25;;') + row('24:00', '2,5;Estimada;;;')],
    [
      'Datadis, between quotes',
      HEADER +
        `"${cups}";"2024/05/01";"01:00";"1,5";"Real";"0,25";;\n"${cups}";"2024/05/01";"24:00";"2,5";"Estimada";;;\n`,
    ],
    [
      'Datadis some years ago',
      `CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion;energiaVertida_kWh\n` +
        row('1', '1,5;R;0,25', '01/05/2024') +
        row('24', '2,5;E;', '01/05/2024'),
    ],
    [
      'a distributor',
      `CUPS;Fecha;Hora;AE_kWh;AS_KWh;AE_AUTOCONS_kWh;REAL/ESTIMADO\n` +
        row('1', '1,5;0,25;0,1;R', '01/05/2024') +
        row('24', '2,5;0;0,1;E', '01/05/2024'),
    ],
    [
      'a table made from its interface',
      `,cups,date,time,consumptionKWh,obtainMethod,surplusEnergyKWh\n` +
        `0,${cups},2024/05/01,01:00,1.5,Real,0.25\n1,${cups},2024/05/01,24:00,2.5,Estimada,\n`,
    ],
    [
      'by a spreadsheet: mark, other line ends, commas between quotes, other order',
      `\uFEFF"hora","fecha","consumo_kWh","energiaVertida_kWh","metodoObtencion","cups"\r\n` +
        `1:00,2024-05-01,"1,5","0,25",Real,${cups}\r\n24:00:00,2024-05-01,"2,5",NULL,Estimada,${cups}`,
    ],
    [
      'with tabs, in another encoding',
      Buffer.from(
        `CUPS\tFecha\tHora\tConsumo_kWh\tMétodo_Obtención\tEnergía_vertida_kWh\n` +
          `${cups}\t01-05-2024\t1\t1,5\tReal\t0,25\n${cups}\t01-05-2024\t24\t2,5\tEstimada\t\n`,
        'latin1',
      ),
    ],
  ])('%s', async (_, text) => {
    const report = await read(text)
    expect(problemsOf(report)).toEqual([])
    const day = await dayOf('2024-05-01')
    expect([day?.importWh[0], day?.importWh[1], day?.importWh[23]]).toEqual([1500, null, 2500])
    expect(day?.exportWh?.[0]).toBe(250)
    expect(day?.quality[0]).toEqual({ source: 'DATADIS', version: 0, estimated: false })
    expect(day?.quality[23]?.estimated).toBe(true)
    expect(await dayOf('2024-05-02')).toBeUndefined()
  })

  it('several put one behind the other, each with its header', async () => {
    const other = `CUPS;Consumo_kWh;Fecha;Hora\n${cups};2.5;2024/05/01;02:00\n`
    expect(problemsOf(await read(HEADER + row('01:00', '1,5') + other))).toEqual([])
    expect((await dayOf('2024-05-01'))?.importWh.slice(0, 3)).toEqual([1500, 2500, null])
  })

  it('a row without energy is a hole, and no mistake', async () => {
    const report = await read(HEADER + row('01:00', ';;;') + row('02:00', 'NULL;;;') + row('03:00', '0,1'))
    expect(problemsOf(report)).toEqual([])
    expect(report.curves.readings).toBe(1)
    expect((await dayOf('2024-05-01'))?.importWh.slice(0, 4)).toEqual([null, null, 100, null])
  })
})

describe('blank and zero', () => {
  it('are two things in every channel, hour by hour [r.blank-and-zero]', async () => {
    const report = await read(
      HEADER +
        row('01:00', '0,1;Real;0;0,3;0,2') +
        row('02:00', '0,1;Real;;0;') +
        row('03:00', ';;0,4;;') +
        row('04:00', '0;Real;0;;0'),
    )
    expect(problemsOf(report)).toEqual([])
    const day = await dayOf('2024-05-01')
    expect(day?.importWh.slice(0, 5)).toEqual([100, 100, null, 0, null])
    expect(day?.exportWh?.slice(0, 5)).toEqual([0, null, 400, 0, null])
    expect(day?.generatedWh?.slice(0, 5)).toEqual([300, 0, null, null, null])
    expect(day?.selfUsedWh?.slice(0, 5)).toEqual([200, null, null, 0, null])
  })

  it('a channel that is blank all day is not known, one of zeros is', async () => {
    await read(HEADER + row('01:00', '0,1;Real;0;;'))
    expect(await dayOf('2024-05-01')).toMatchObject({ generatedWh: null, selfUsedWh: null })
    expect((await dayOf('2024-05-01'))?.exportWh?.[0]).toBe(0)
  })

  it('a billing curve without its column of export leaves what a file before it brought', async () => {
    const stamp = `${cups};2024/05/01 13:00;1;`
    const p5d = { 'curves/P5D_0021_0762_20240510.0': `${stamp}50;700\n` }
    const f5d = { 'curves/F5D_0021_20240601.0': `${stamp}60;;;;;;1;1;FE1;\n` }
    for (const files of [
      [p5d, f5d],
      [f5d, p5d],
    ]) {
      await db().deleteFrom('consumption_day').execute()
      for (const file of files) expect(problemsOf(await run(file))).toEqual([])
      const day = await dayOf('2024-05-01')
      expect([day?.importWh[12], day?.exportWh?.[12]]).toEqual([60, 700])
    }
  })
})

describe('the nights on which clocks change', () => {
  it.each([
    ['2024-03-31', 23, 'Vic;08500'],
    ['2024-10-27', 25, 'Vic;08500'],
    ['2024-03-31', 23, 'Las Palmas;35003'],
    ['2024-10-27', 25, 'Las Palmas;35003'],
  ])('%s has %d hours in %s', async (day, hours, place) => {
    const contracts = (oneContract['contracts.csv'] as string).replace('Vic;08500', place)
    await run({ ...oneContract, 'contracts.csv': contracts })
    const zone = place === 'Vic;08500' ? 'Europe/Madrid' : 'Atlantic/Canary'
    const report = await read(lines('DATADIS', addDays(day, -1), 3, 100, { zone }))
    expect(problemsOf(report)).toEqual([])
    expect((await dayOf(day))?.importWh).toEqual(counting(100, hours))
    expect((await dayOf(addDays(day, -1)))?.importWh).toEqual(counting(100, 24))
    expect((await dayOf(addDays(day, 1)))?.importWh).toEqual(counting(100, 24))
  })

  it('take the repeated hour by its order, as worked out by hand', async () => {
    const text = ['01:00;0,011', '02:00;0,012', '03:00;0,013', '03:00;0,014', '04:00;0,015'].map(
      (rest) => `${cups};27/10/2024;${rest}\n`,
    )
    await read(HEADER + text.join(''))
    expect((await dayOf('2024-10-27'))?.importWh.slice(0, 6)).toEqual([11, 12, 13, 14, 15, null])
    await db().deleteFrom('consumption_day').execute()
    await read(HEADER + text.toReversed().join(''))
    expect((await dayOf('2024-10-27'))?.importWh.slice(0, 6)).toEqual([11, 12, 13, 14, 15, null])
  })

  it('may be counted through to 25 and to 23', async () => {
    const rows = (day: Day, hours: number) =>
      counting(1, hours).map((hour) => `${cups};${day.replaceAll('-', '/')};${hour};0,${100 + hour}\n`)
    const report = await read(
      [HEADER, ...rows('2024-10-27', 25), ...rows('2024-03-31', 23)].join('') + row('25', '0,1'),
    )
    expect(problemsOf(report)).toEqual(['0 timestamp resolution_unclear'])
    expect(await dayOf('2024-10-27')).toBeUndefined()
    expect(
      problemsOf(await read([HEADER, ...rows('2024-10-27', 25), ...rows('2024-03-31', 23)].join(''))),
    ).toEqual([])
    expect((await dayOf('2024-10-27'))?.importWh).toEqual(counting(101, 25))
    expect((await dayOf('2024-03-31'))?.importWh).toEqual(counting(101, 23))
  })

  it('keep their order over an empty row, and among the rows of other supplies', async () => {
    const second = cups.replace('00000001', '00000007')
    const contracts = (oneContract['contracts.csv'] as string).trim()
    const another = contracts.split('\n')[1]!.replace('1;C', '2;C').replace(cups, second)
    const problems = problemsOf(await run({ ...oneContract, 'contracts.csv': `${contracts}\n${another}\n` }))
    expect(problems).toEqual(['3 cups cups_field_not_valid'])
    const hours = ['02:00', '03:00', '03:00', '04:00']
    const text = hours.flatMap((hour, index) => [
      `${cups};2024/10/27;${hour};${index === 1 ? '' : `0,10${index}`}\n`,
      `${second};2024/10/27;${hour};0,20${index}\n`,
    ])
    await read(HEADER + text.join(''))
    expect((await dayOf('2024-10-27'))?.importWh.slice(1, 5)).toEqual([100, null, 102, 103])
  })

  it('refuse what has no place: a third repeated hour, and one that never was', async () => {
    const october = ['03:00;0,1', '03:00;0,2', '03:00;0,3', '04:00;0,4']
    const march = ['02:00;0,1', '03:00;0,2', '04:00;0,3', '24:00;0,4']
    const text = [
      ...october.map((rest) => `${cups};2024/10/27;${rest}\n`),
      ...march.map((rest) => `${cups};2024/03/31;${rest}\n`),
    ]
    const report = await read(HEADER + text.join(''))
    expect(problemsOf(report)).toEqual(['4 timestamp stamp_not_valid', '7 timestamp stamp_not_valid'])
    expect(report.curves).toMatchObject({ readings: 0, refused: 2 })
    expect(await dayOf('2024-03-31')).toBeUndefined()
  })
})

describe('bad rows refuse their file', () => {
  it.each([
    [row('25:00', '1'), 'timestamp stamp_not_valid'],
    [row('01:10', '1'), 'timestamp stamp_not_valid'],
    [row('', '1'), 'timestamp stamp_not_valid'],
    [row('x', '1'), 'timestamp stamp_not_valid'],
    [row('01:00', '1', '2024/02/30'), 'timestamp stamp_not_valid'],
    [row('01:00', '1', '1/5/24'), 'timestamp stamp_not_valid'],
    [row('01:00', '1', '2024/05-01'), 'timestamp stamp_not_valid'],
    [row('01:00', '-1'), 'import reading_not_valid'],
    [row('01:00', '1.23,5'), 'import reading_not_valid'],
    [row('01:00', '80001'), 'import reading_not_valid'],
    [row('01:00', '1;Real;x'), 'export reading_not_valid'],
    [row('01:00', '1;Supuesta'), 'method method_not_valid'],
    [`${cups};2024/05/01;01:00\n`, ' columns_not_valid'],
    [`"${cups};2024/05/01;01:00;1\n`, ' columns_not_valid'],
    [`ES00;2024/05/01;01:00;1\n`, 'cups cups_field_not_valid'],
  ])('%s', async (bad, problem) => {
    const good = row('05:00', '0,010;Real;')
    const report = await read(`${HEADER}${good}${bad}\n${good}`)
    expect(problemsOf(report)).toEqual([`3 ${problem}`])
    expect(report.curves).toMatchObject({ readings: 0, refused: 1 })
    expect(await dayOf('2024-05-01')).toBeUndefined()
  })

  it.each([1, 2])('an open quote in the first column is refused in row %i', async (at) => {
    const rows = [row('01:00', '1,5;Real'), row('02:00', '1,5;Real')]
    rows[at - 1] = `"${rows[at - 1]}`
    const { problems } = await read(HEADER + rows.join(''))
    expect(problems.map(({ line }) => line)).toEqual([at + 1])
    expect(await dayOf('2024-05-01')).toBeUndefined()
  })

  it.each([
    ['a table of something else', 'a;b;c\n1;2;3\n', '1 CUPS, Fecha, Hora, consumo_kWh missing_column'],
    ['no header', row('01:00', '1'), '1 CUPS, Fecha, Hora, consumo_kWh missing_column'],
    [
      'Wh at the start of hours',
      `CUPS;FechaHora;CONSUMO Wh\n${cups};01/05/2024 00:00;1\n`,
      '1 FECHA-HORA stamps_unsure',
    ],
    ['hours from 0 to 23', HEADER + row('00:00', '1') + row('01:00', '1'), '2 timestamp hours_not_ends'],
  ])('%s is not read at all', async (_, text, problem) => {
    const report = await read(text)
    expect(problemsOf(report)).toEqual([problem])
    expect(report.curves.readings).toBe(0)
  })

  it('of CUPS without a contract are reported once', async () => {
    const stranger = cups.replace('00000001', '00000007')
    const text = lines('DATADIS', '2024-10-27', 1, 5, { of: stranger })
    const report = await read(text + lines('DATADIS', '2019-10-27', 1, 5))
    expect(report.problems.map(({ code, reason }) => [code, /, (\d+), /.exec(reason)?.[1]])).toEqual([
      ['unknown_cups', '25'],
      ['no_contract_that_day', '25'],
    ])
  })
})

it('changes nothing the second time', async () => {
  const text = lines('DATADIS', '2024-10-26', 3, 100)
  await read(text)
  const first = await fingerprints(db())
  expect((await read(text)).curves).toMatchObject({ daysCreated: 0, daysChanged: 0, daysUnchanged: 3 })
  expect(await fingerprints(db())).toEqual(first)
})

it('of two downloads the younger stands, and an estimate never over a measure of the same day [r.import-curves]', async () => {
  const say = (kwh: string, method: string) => HEADER + row('01:00', `${kwh};${method}`)
  const files = (entries: [string, string][]) =>
    run(Object.fromEntries(entries.map(([name, text]) => [`curves/${name}.csv`, text])))
  const first = async () => (await dayOf('2024-05-01'))?.importWh[0]
  await files([
    ['a', say('0,001', 'Real')],
    ['b', say('0,002', 'Estimada')],
  ])
  expect(await first()).toBe(1)
  await files([['c', say('0,003', 'Real')]])
  expect(await first()).toBe(3)
  await files([['d 2024-06-01', say('0,004', 'Estimada')]])
  expect(await first()).toBe(4)
  await files([['e 2024-05-31', say('0,005', 'Real')]])
  expect(await first()).toBe(4)
})

it('keeps days that wait for their end beyond one piece of text, for many supplies at once', async () => {
  const many = 700
  const [header, contract] = (oneContract['contracts.csv'] as string).trim().split('\n') as [string, string]
  const supplies = counting(0, many).map((index) => cupsOf('0031', 5000 + index))
  const contracts = supplies.map((of, index) => contract.replace('1;C', `${index};C`).replace(cups, of))
  await run({ ...oneContract, 'contracts.csv': [header, ...contracts].join('\n') })
  const day = '2024-10-27'
  const text = supplies.flatMap((of, index) =>
    counting(0, hoursInDay(day)).map(
      (hour) =>
        `${of};2024/10/27;${clockHour(day, hour, 'Europe/Madrid') + 1};0,${100 + ((index + hour) % 800)}\n`,
    ),
  )
  const report = await read(HEADER + text.join(''))
  expect(report.curves).toMatchObject({ readings: many * 25, refused: 0, skipped: 0, daysCreated: many })
})
