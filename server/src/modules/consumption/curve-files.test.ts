import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { curveFormats, type CurveFormat } from '@endoll/api/consumption.ts'
import { decodeCurve, type CurveValues } from '@endoll/domain/consumption/day-curve.ts'
import { decodeQuality, isEstimated, isFinal } from '@endoll/domain/consumption/quality.ts'
import { addDays, type Day } from '@endoll/domain/time/day.ts'
import { hoursInDay } from '@endoll/domain/time/madrid.ts'
import { importFolder } from '../../import/import-folder.ts'
import { withFolder } from '../../import/testing/folder.ts'
import {
  addContract,
  addCurveDay,
  addCustomer,
  type TestContract,
  type TestCustomer,
} from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let customer: TestCustomer
let headers: Record<string, string>

beforeAll(async () => {
  server = await startTestServer()
  customer = await addCustomer(server.db)
  headers = await server.signIn(customer)
})
afterAll(() => server.stop())

function onDay(day: string) {
  return `start=${day}&end=${day}`
}
/** The hours of a day counted up: the first 1 Wh, the second 2 Wh … so that every hour can be recognised. */
function countedUp(day: string) {
  return Array.from({ length: hoursInDay(day) }, (_, index) => index + 1)
}
function download(name: string, query: string, method: 'GET' | 'HEAD' | 'OPTIONS' = 'GET') {
  return server.inject({ method, url: `/api/v1/contracts/${name}/cch/download/?${query}`, headers })
}

describe('the file [GET contracts/{name}/cch/download/]', () => {
  const rows = async (name: string, query: string) => {
    const { statusCode, body } = await download(name, query)
    expect(statusCode).toBe(200)
    return body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';'))
  }

  it('[law.data] has the columns of Datadis, hour-ends, a decimal comma and a name', async () => {
    const { id, name, cups } = await addContract(server.db, customer)
    const exportWh = Array.from({ length: 24 }, (_, index) => index * 1000)
    await addCurveDay(server.db, id, '2026-11-20', { importWh: 1234, exportWh, quality: { estimated: true } })
    const reply = await download(name, onDay('2026-11-20'))
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining(`filename="${name} 2026-11-20 2026-11-20.csv"`),
      'x-content-type-options': 'nosniff',
    })
    const lines = reply.body.split('\r\n')
    expect(lines[0]).toBe(
      'CUPS;Fecha;Hora;consumo_kWh;metodoObtencion;energiaVertida_kWh;energiaGenerada_kWh;energiaAutoconsumida_kWh',
    )
    expect(lines[1]).toBe(`${cups};20/11/2026;01:00;1,234;Estimada;0,000;;`)
    expect(lines[24]).toBe(`${cups};20/11/2026;24:00;1,234;Estimada;23,000;;`)
    expect(lines.slice(25)).toEqual([''])
  })

  it('says a measured zero as 0, what is not known as nothing, and what was generated and used of it [r.blank-and-zero]', async () => {
    const { id, name } = await addContract(server.db, customer)
    const only = (...first: (number | null)[]) =>
      Array.from({ length: 24 }, (_, index) => first[index] ?? null)
    await addCurveDay(server.db, id, '2026-11-20', {
      exportWh: only(0, 5),
      generatedWh: only(300, 0),
      selfUsedWh: only(null, 0, 7),
    })
    const found = await rows(name, onDay('2026-11-20'))
    expect(found.slice(0, 3).map((columns) => columns.slice(5))).toEqual([
      ['0,000', '0,300', ''],
      ['0,005', '0,000', '0,000'],
      ['', '', '0,007'],
    ])
    const f5d = await download(name, `format=f5d&${onDay('2026-11-20')}`)
    expect(
      f5d.body
        .split('\n')
        .slice(0, 3)
        .map((line) => line.split(';')[4]),
    ).toEqual(['0', '5', ''])
  })

  it('has the repeated hour by the order of its rows, and skips the one that does not exist', async () => {
    const { id, name } = await addContract(server.db, customer)
    for (const day of ['2026-03-29', '2026-10-25']) {
      await addCurveDay(server.db, id, day, { importWh: countedUp(day) })
    }
    const spring = await rows(name, onDay('2026-03-29'))
    expect(spring.map((row) => row[2])).toEqual([
      '01:00',
      '02:00',
      '04:00',
      ...Array.from({ length: 20 }, (_, at) => `${String(at + 5).padStart(2, '0')}:00`),
    ])
    const autumn = await rows(name, onDay('2026-10-25'))
    expect(autumn.slice(1, 5).map((row) => [row[2], row[3]])).toEqual([
      ['02:00', '0,002'],
      ['03:00', '0,003'],
      ['03:00', '0,004'],
      ['04:00', '0,005'],
    ])
    expect(autumn.at(-1)?.slice(1, 4)).toEqual(['25/10/2026', '24:00', '0,025'])
  })

  it('keeps the row of a missing hour empty and has none for days never read', async () => {
    const { id, name } = await addContract(server.db, customer)
    const holed = countedUp('2026-11-20').map((wh) => (wh === 3 ? null : wh))
    await addCurveDay(server.db, id, '2026-11-20', { importWh: holed })
    const found = await rows(name, 'start=2026-11-01&end=2026-11-30')
    expect(found).toHaveLength(24)
    expect(found[2]?.slice(2)).toEqual(['03:00', '', '', '', '', ''])
    expect(found[3]?.slice(2, 5)).toEqual(['04:00', '0,004', 'Real'])
  })

  it('is written through parts without losing a day', async () => {
    const { id, name } = await addContract(server.db, customer)
    for (let day = '2026-01-01'; day < '2026-07-01'; day = addDays(day, 1))
      await addCurveDay(server.db, id, day)
    const found = await rows(name, 'start=2026-01-01&end=2026-12-31')
    expect(found).toHaveLength(181 * 24 - 1)
    expect(new Set(found.map((row) => row[1])).size).toBe(181)
  })

  it('is only its heading for gas, and there for HEAD and OPTIONS', async () => {
    const { name } = await addContract(server.db, customer, { kind: 'gas' })
    expect(await rows(name, '')).toEqual([])
    const head = await download(name, '', 'HEAD')
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([
      200,
      '',
      'text/csv; charset=utf-8',
    ])
    expect((await download(name, '', 'OPTIONS')).statusCode).toBe(204)
    expect((await download('NOBODYS', '', 'HEAD')).statusCode).toBe(404)
  })
})

describe('the file in F5D form', () => {
  const lines = async (name: string, query: string) => {
    const { statusCode, body } = await download(name, `format=f5d&${query}`)
    expect(statusCode).toBe(200)
    return body.split('\n').slice(0, -1)
  }
  const rows = async (name: string, query: string) =>
    (await lines(name, query)).map((line) => line.split(';'))

  it('has its twelve columns in whole Wh without a heading, and a name as distributors give', async () => {
    const { id, name, cups } = await addContract(server.db, customer)
    const hours = countedUp('2026-11-20')
    const day = {
      importWh: 1234,
      exportWh: hours,
      reactiveVarh: hours.map((wh) => wh * 10),
      capacitiveVarh: hours.map((wh) => wh * 20),
    }
    await addCurveDay(server.db, id, '2026-11-20', day)
    const reply = await download(name, `format=f5d&${onDay('2026-11-20')}`)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': expect.stringContaining(`filename="F5D_9999_20261121.0"`),
      'x-content-type-options': 'nosniff',
    })
    const found = reply.body.split('\n')
    expect(found).toHaveLength(25)
    expect(found[0]).toBe(`${cups};2026/11/20 01:00;0;1234;1;10;;;20;1;1;;`)
    expect(found[23]).toBe(`${cups};2026/11/21 00:00;0;1234;24;240;;;480;1;1;;`)
    expect(found[24]).toBe('')
  })

  it('leaves empty what the supply has not, and says what was estimated or may still change', async () => {
    const { id, name, cups } = await addContract(server.db, customer)
    await addCurveDay(server.db, id, '2026-11-18', { quality: { estimated: true } })
    await addCurveDay(server.db, id, '2026-11-19', { quality: { source: 'P5D' } })
    await addCurveDay(server.db, id, '2026-11-20', { quality: { source: 'P1D', estimated: true } })
    const found = await lines(name, 'start=2026-11-18&end=2026-11-20')
    expect(found[0]).toBe(`${cups};2026/11/18 01:00;0;100;;;;;;6;1;;`)
    expect(found[24]).toBe(`${cups};2026/11/19 01:00;0;100;;;;;;1;0;;`)
    expect(found[48]).toBe(`${cups};2026/11/20 01:00;0;100;;;;;;6;0;;`)
  })

  it('marks the hours of the days on which clocks change by their season', async () => {
    const { id, name } = await addContract(server.db, customer)
    for (const day of ['2026-03-29', '2026-10-25']) {
      await addCurveDay(server.db, id, day, { importWh: countedUp(day) })
    }
    const shown = (row: string[]) => row.slice(1, 4).join(' ')
    const spring = await rows(name, onDay('2026-03-29'))
    expect(spring).toHaveLength(23)
    expect(spring.slice(0, 3).map(shown)).toEqual([
      '2026/03/29 01:00 0 1',
      '2026/03/29 03:00 1 2',
      '2026/03/29 04:00 1 3',
    ])
    const autumn = await rows(name, onDay('2026-10-25'))
    expect(autumn).toHaveLength(25)
    expect(autumn.slice(1, 5).map(shown)).toEqual([
      '2026/10/25 02:00 1 2',
      '2026/10/25 02:00 0 3',
      '2026/10/25 03:00 0 4',
      '2026/10/25 04:00 0 5',
    ])
  })

  it('goes by the clock of the islands', async () => {
    const canary = { zone: 'canarias', time_zone: 'Atlantic/Canary' }
    const { id, name } = await addContract(server.db, customer, canary)
    await addCurveDay(server.db, id, '2026-10-25', { importWh: countedUp('2026-10-25') })
    const autumn = await rows(name, onDay('2026-10-25'))
    expect(autumn.slice(0, 3).map((row) => row.slice(1, 4).join(' '))).toEqual([
      '2026/10/25 01:00 1 1',
      '2026/10/25 01:00 0 2',
      '2026/10/25 02:00 0 3',
    ])
  })

  it('has no line for an hour that is missing, in whole or by a quarter', async () => {
    const { id, name } = await addContract(server.db, customer)
    const holed = countedUp('2026-11-20').map((wh) => (wh === 3 ? null : wh))
    await addCurveDay(server.db, id, '2026-11-20', { importWh: holed })
    const quarters = Array.from({ length: 96 }, (_, index) => (index === 5 ? null : index))
    await addCurveDay(server.db, id, '2026-11-21', { importWh: quarters, reactiveVarh: quarters })
    const found = await rows(name, 'start=2026-11-20&end=2026-11-21')
    expect(found).toHaveLength(23 + 95)
    expect(found.map((row) => row[1])).not.toContain('2026/11/20 03:00')
    expect(found.slice(23 + 4, 23 + 6).map((row) => [row[1], row[3], row[5]])).toEqual([
      ['2026/11/21 01:15', '4', '4'],
      ['2026/11/21 01:45', '6', '6'],
    ])
    const table = (await download(name, onDay('2026-11-21'))).body.split('\r\n')
    expect(table.slice(5, 8).map((line) => line.split(';').slice(2, 5))).toEqual([
      ['01:15', '0,004', 'Real'],
      ['01:30', '', ''],
      ['01:45', '0,006', 'Real'],
    ])
  })

  it('is empty for gas and without readings, and refuses a form that there is not', async () => {
    const gas = await addContract(server.db, customer, { kind: 'gas' })
    expect(await lines(gas.name, '')).toEqual([])
    const { statusCode } = await download(gas.name, 'format=f1')
    expect(statusCode).toBe(400)
  })
})

/** What the columns of both forms can hold of a stored day. */
async function storedDays({ id }: TestContract, format: CurveFormat) {
  const rows = await server.db
    .selectFrom('consumption_day')
    .selectAll()
    .where('contract_id', '=', id)
    .orderBy('day')
    .execute()
  return rows.map((row) => {
    const importWh = decodeCurve(row.import_curve)
    const quality = [...decodeQuality(row.quality, importWh.length)]
    return {
      day: row.day,
      importWh,
      exportWh: row.export_curve && decodeCurve(row.export_curve),
      estimated: quality.map(isEstimated),
      totals: [row.import_wh, row.export_wh],
      ...(format === 'f5d' && {
        final: quality.map(isFinal),
        reactive: row.reactive_curve && decodeCurve(row.reactive_curve),
        capacitive: row.capacitive_curve && decodeCurve(row.capacitive_curve),
      }),
    }
  })
}

// A Green Button file is for programs of other people; the retailer's door does not take it.
const takenAgain = curveFormats.filter((format) => format !== 'espi')

describe.each(takenAgain)('what is taken along as %s', (format) => {
  it.each([
    ['peninsula', 'Europe/Madrid'],
    ['canarias', 'Atlantic/Canary'],
  ])('comes in again as the same days: %s [r.export-curves]', async (zone, time_zone) => {
    const [from, to] = [
      await addContract(server.db, customer, { zone, time_zone }),
      await addContract(server.db, customer, { zone, time_zone }),
    ]
    const without = (wh: number, values: CurveValues) => values.map((value) => (value === wh ? null : value))
    const days: readonly [Day, Parameters<typeof addCurveDay>[3]][] = [
      ['2026-03-28', { importWh: countedUp('2026-03-28') }],
      ['2026-03-29', { importWh: countedUp('2026-03-29'), exportWh: countedUp('2026-03-29') }],
      ['2026-06-29', { exportWh: countedUp('2026-06-29').map((wh) => (wh === 7 ? null : 0)) }],
      ['2026-06-30', { quality: { estimated: true } }],
      ['2026-07-02', { importWh: 80_000_000, quality: { source: 'DATADIS' } }],
      ['2026-07-03', { quality: { source: 'P5D' } }],
      // By quarters of an hour.
      ['2026-07-05', { importWh: Array.from({ length: 96 }, (_, index) => (index === 40 ? null : index)) }],
      ['2026-07-04', { quality: { source: 'P1D', estimated: true } }],
      ['2026-10-24', { reactiveVarh: countedUp('2026-10-24'), capacitiveVarh: countedUp('2026-10-24') }],
      // One of the two hours with the same name is missing.
      [
        '2026-10-25',
        {
          importWh: without(3, countedUp('2026-10-25')),
          exportWh: without(3, countedUp('2026-10-25')),
          reactiveVarh: without(3, countedUp('2026-10-25')),
        },
      ],
    ]
    for (const [day, fields] of days) await addCurveDay(server.db, from.id, day, fields)
    const reply = await download(from.name, `format=${format}&start=2026-01-01&end=2026-12-31`)
    const name = /filename="([^"]+)"/.exec(String(reply.headers['content-disposition']))?.[1] ?? ''
    const files = { [`curves/${name}`]: reply.body.replaceAll(from.cups, to.cups) }
    const report = await withFolder(files, (folder) => importFolder(server.db, folder))
    expect(report.problems).toEqual([])
    expect(report.curves).toMatchObject({ refused: 0, skipped: 0, daysCreated: days.length })
    expect(await storedDays(to, format)).toEqual(await storedDays(from, format))
  })
})
