import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { consumptionChart, consumptionSeries } from '@endoll/api/consumption.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { hoursInDay, startMs } from '@endoll/domain/time/madrid.ts'
import { addContract, addCurveDay, addCustomer, type TestCustomer } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

type Records = ReplyOf<typeof consumptionChart>
type Series = ReplyOf<typeof consumptionSeries>

let server: TestServer
let customer: TestCustomer
let headers: Record<string, string>

beforeAll(async () => {
  server = await startTestServer()
  customer = await addCustomer(server.db)
  headers = await server.signIn(customer)
})
afterAll(() => server.stop())

async function chart(name: string, resolution: string, query = '') {
  const { status, body } = await server.get(`contracts/${name}/cch/chart/${resolution}/?${query}`, headers)
  expect(status).toBe(200)
  return body as Records
}
async function series(name: string, resolution: string, query = '') {
  const { status, body } = await server.get(`contracts/${name}/cch/series/${resolution}/?${query}`, headers)
  expect(status).toBe(200)
  return body as Series
}
function onDay(day: string) {
  return `start=${day}&end=${day}`
}
/** The hours of a day counted up: the first 1 Wh, the second 2 Wh … so that every hour can be recognised. */
function countedUp(day: string) {
  return Array.from({ length: hoursInDay(day) }, (_, index) => index + 1)
}

describe('the chart [c3.consumption-record] [GET contracts/{name}/cch/chart/{resolution}/]', () => {
  it('has one record for each tariff period that was read, in kWh', async () => {
    const { id, name } = await addContract(server.db, customer)
    // A Friday: P1 10–14 and 18–22, P2 8–10, 14–18 and 22–24, P3 0–8.
    await addCurveDay(server.db, id, '2026-11-20')
    // A Saturday is P3 from end to end.
    await addCurveDay(server.db, id, '2026-11-21', { importWh: 50 })
    expect(await chart(name, 'daily')).toEqual([
      { date: '2026-11-20', activa: 0.8, exportada: 0, reactiva: 0, period: 'P1' },
      { date: '2026-11-20', activa: 0.8, exportada: 0, reactiva: 0, period: 'P2' },
      { date: '2026-11-20', activa: 0.8, exportada: 0, reactiva: 0, period: 'P3' },
      { date: '2026-11-21', activa: 1.2, exportada: 0, reactiva: 0, period: 'P3' },
    ])
    expect(await chart(name, 'monthly')).toEqual([
      { date: '2026-11-01', activa: 0.8, exportada: 0, reactiva: 0, period: 'P1' },
      { date: '2026-11-01', activa: 0.8, exportada: 0, reactiva: 0, period: 'P2' },
      { date: '2026-11-01', activa: 2, exportada: 0, reactiva: 0, period: 'P3' },
    ])
  })

  it('reads six periods by the contract’s own tariff and zone', async () => {
    const zones = { peninsula: 'P2', baleares: 'P5', canarias: 'P3', ceuta: 'P4', melilla: 'P4' }
    for (const [zone, expected] of Object.entries(zones)) {
      const { id, name } = await addContract(server.db, customer, { tariff: '3.0TD', zone })
      // 9:00 of a working day in November, as Circular 3/2020 art. 7.3 prints it for each zone.
      await addCurveDay(server.db, id, '2026-11-20', { importWh: countedUp('2026-11-20') })
      const records = await chart(name, 'hourly', onDay('2026-11-20'))
      expect(records).toHaveLength(24)
      expect([zone, records[9]?.activa]).toEqual([zone, 0.01])
      expect([zone, records[9]?.period]).toEqual([zone, expected])
    }
  })

  it('carries surplus and reactive energy, in the hour they belong to', async () => {
    const { id, name } = await addContract(server.db, customer)
    const day = '2026-06-03'
    const only = (index: number, wh: number) => Array.from({ length: 24 }, (_, at) => (at === index ? wh : 0))
    await addCurveDay(server.db, id, day, { exportWh: only(13, 1500), reactiveVarh: only(11, 37) })
    const records = await chart(name, 'hourly', onDay(day))
    expect(records[13]).toEqual({
      date: '2026-06-03T13:00:00+02:00',
      activa: 0.1,
      exportada: 1.5,
      reactiva: 0,
      period: 'P1',
    })
    expect(records[11]).toMatchObject({ date: '2026-06-03T11:00:00+02:00', reactiva: 0.037, exportada: 0 })
    expect(await chart(name, 'daily', onDay(day))).toContainEqual(
      expect.objectContaining({ period: 'P1', exportada: 1.5, reactiva: 0.037 }),
    )
  })

  it('says of reactive energy what is billed, R1 less R4, whichever is the larger', async () => {
    const { id, name } = await addContract(server.db, customer)
    const only = (index: number, varh: number) =>
      Array.from({ length: 24 }, (_, at) => (at === index ? varh : 0))
    const [inductive, capacitive] = [only(11, 900), only(12, 250).with(11, 400)]
    await addCurveDay(server.db, id, '2026-06-03', { reactiveVarh: inductive, capacitiveVarh: capacitive })
    const hours = await chart(name, 'hourly', onDay('2026-06-03'))
    expect([hours[11]?.reactiva, hours[12]?.reactiva]).toEqual([0.5, -0.25])
    // Both hours are of P1: 900 − 400 − 250.
    expect(await chart(name, 'daily', onDay('2026-06-03'))).toContainEqual(
      expect.objectContaining({ period: 'P1', reactiva: 0.25 }),
    )
  })

  it('carries what was generated behind the meter and used of it, where a file said so [r.blank-and-zero]', async () => {
    const { id, name } = await addContract(server.db, customer)
    expect((await series(name, 'daily', onDay('2026-06-03'))).behind_meter).toBeNull()
    const only = (index: number, wh: number) =>
      Array.from({ length: 24 }, (_, at) => (at === index ? wh : null))
    await addCurveDay(server.db, id, '2026-06-03', { generatedWh: only(13, 900), selfUsedWh: only(13, 0) })
    await addCurveDay(server.db, id, '2026-06-04')
    expect((await series(name, 'daily', 'start=2026-06-03&end=2026-06-04')).behind_meter).toEqual({
      generated_wh: [900, null],
      self_used_wh: [0, null],
    })
    const hours = (await series(name, 'hourly', onDay('2026-06-03'))).behind_meter
    expect([hours?.generated_wh[13], hours?.generated_wh[14]]).toEqual([900, null])
  })

  it('is empty without readings and for gas, and never an error', async () => {
    const empty = await addContract(server.db, customer)
    const gas = await addContract(server.db, customer, { kind: 'gas', tariff: 'RL.2' })
    for (const resolution of ['monthly', 'daily', 'hourly']) {
      expect(await chart(empty.name, resolution)).toEqual([])
      expect(await chart(gas.name, resolution)).toEqual([])
    }
    expect(await series(gas.name, 'daily')).toMatchObject({ starts: [], import_wh: [], available: null })
  })

  it('does not invent an hour that is missing', async () => {
    const { id, name } = await addContract(server.db, customer)
    const values = countedUp('2026-11-20').map((wh) => (wh === 5 ? null : wh))
    await addCurveDay(server.db, id, '2026-11-20', { importWh: values })
    const records = await chart(name, 'hourly', onDay('2026-11-20'))
    expect(records).toHaveLength(23)
    expect(records.map(({ date }) => date)).not.toContain('2026-11-20T04:00:00+01:00')
  })
})

describe('the days on which clocks change [GET contracts/{name}/cch/chart/{resolution}/] [r.clock-changes]', () => {
  it('have 23 hours in March: two o’clock does not exist', async () => {
    const { id, name } = await addContract(server.db, customer)
    await addCurveDay(server.db, id, '2026-03-29', { importWh: countedUp('2026-03-29') })
    const records = await chart(name, 'hourly', onDay('2026-03-29'))
    expect(records).toHaveLength(23)
    expect(records.slice(1, 3).map(({ date, activa }) => [date, activa])).toEqual([
      ['2026-03-29T01:00:00+01:00', 0.002],
      ['2026-03-29T03:00:00+02:00', 0.003],
    ])
    expect(records.at(-1)).toMatchObject({ date: '2026-03-29T23:00:00+02:00', activa: 0.023 })
  })

  it('have 25 hours in October: two o’clock comes twice', async () => {
    const { id, name } = await addContract(server.db, customer)
    await addCurveDay(server.db, id, '2026-10-25', { importWh: countedUp('2026-10-25') })
    const records = await chart(name, 'hourly', onDay('2026-10-25'))
    expect(records).toHaveLength(25)
    expect(records.slice(2, 5).map(({ date, activa }) => [date, activa])).toEqual([
      ['2026-10-25T02:00:00+02:00', 0.003],
      ['2026-10-25T02:00:00+01:00', 0.004],
      ['2026-10-25T03:00:00+01:00', 0.005],
    ])
    expect((await series(name, 'daily', onDay('2026-10-25'))).import_wh).toEqual([325])
  })

  it('change an hour earlier by the clock in the Canary Islands', async () => {
    const canary = { zone: 'canarias', time_zone: 'Atlantic/Canary' }
    const { id, name } = await addContract(server.db, customer, canary)
    await addCurveDay(server.db, id, '2026-10-25', { importWh: countedUp('2026-10-25') })
    const records = await chart(name, 'hourly', onDay('2026-10-25'))
    expect(records.slice(1, 4).map(({ date, activa }) => [date, activa])).toEqual([
      ['2026-10-25T01:00:00+01:00', 0.002],
      ['2026-10-25T01:00:00+00:00', 0.003],
      ['2026-10-25T02:00:00+00:00', 0.004],
    ])
  })
})

describe('the range', () => {
  const starts = async (name: string, query = '') => {
    const { start, end } = await series(name, 'daily', query)
    return [start, end]
  }

  it('is the current month where the supply is [c5.chart-range] [c9.default-range]', async () => {
    const madrid = await addContract(server.db, customer)
    const canary = await addContract(server.db, customer, { zone: 'canarias' })
    expect(await starts(madrid.name)).toEqual(['2026-11-01', '2026-11-30'])
    const now = server.clock.nowMs()
    // Half past midnight of 1 December in Madrid is still November on Tenerife.
    server.clock.set(startMs('2026-12-01', 0, 'Europe/Madrid') + 30 * 60_000)
    const fresh = await server.signIn(customer)
    const ask = async (name: string) => {
      const { body } = await server.get(`contracts/${name}/cch/series/daily/`, fresh)
      return (body as Series).start
    }
    expect([await ask(madrid.name), await ask(canary.name)]).toEqual(['2026-12-01', '2026-11-01'])
    server.clock.set(now)
  })

  it('takes the month of the one date that is given', async () => {
    const { name } = await addContract(server.db, customer)
    expect(await starts(name, 'start=2024-02-10')).toEqual(['2024-02-10', '2024-02-29'])
    expect(await starts(name, 'end=2026-11-10')).toEqual(['2026-11-01', '2026-11-10'])
  })

  it.each([
    ['start=2026-11-10&end=2026-11-09', { start: ['start_after_end'] }],
    ['start=2026-02-30&end=2026-03-01', { start: ['date_not_valid'] }],
    ['start=2026-02-01&end=2026-02-29', { end: ['date_not_valid'] }],
    ['start=01/02/2026', { start: ['date_not_valid'] }],
    ['start=2026-11-1', { start: ['date_not_valid'] }],
    ['start=2022-01-01&end=2026-01-01', { end: ['not_valid'] }],
  ])('refuses %s', async (query, errors) => {
    const { name } = await addContract(server.db, customer)
    for (const call of ['chart/hourly', 'series/hourly']) {
      expect(await server.get(`contracts/${name}/cch/${call}/?${query}`, headers)).toEqual({
        status: 400,
        body: { status: 'ERROR', status_code: 400, error: 'invalid_request', errors },
      })
    }
  })

  it.each(['daily', 'monthly'])(
    'may be twenty years by %s entries, and no day more [c5.chart-range]',
    async (resolution) => {
      const { name } = await addContract(server.db, customer)
      const path = `contracts/${name}/cch/series/${resolution}/?start=2007-01-01`
      expect((await server.get(`${path}&end=2026-12-31`, headers)).status).toBe(200)
      const longer = await server.get(`${path}&end=2027-01-01`, headers)
      expect(longer).toMatchObject({ status: 400, body: { errors: { end: ['not_valid'] } } })
    },
  )

  it('may be four years by the day, and three by the hour', async () => {
    const { name } = await addContract(server.db, customer)
    const four = 'start=2022-01-01&end=2026-01-01'
    expect((await series(name, 'daily', four)).starts).toHaveLength(1462)
    const three = 'start=2023-11-21&end=2026-11-21'
    expect((await series(name, 'hourly', three)).starts).toHaveLength(1097 * 24)
  })

  it('knows no resolution but its three', async () => {
    const { name } = await addContract(server.db, customer)
    expect((await server.get(`contracts/${name}/cch/chart/weekly/`, headers)).status).toBe(404)
  })
})

describe('the series [GET contracts/{name}/cch/series/{resolution}/]', () => {
  it('has an entry for every day, with its periods and what is known of the readings', async () => {
    const { id, name } = await addContract(server.db, customer)
    await addCurveDay(server.db, id, '2026-11-18')
    await addCurveDay(server.db, id, '2026-11-19', { quality: { estimated: true } })
    await addCurveDay(server.db, id, '2026-11-20', { quality: { source: 'P5D' } })
    const holed = countedUp('2026-11-21').map((wh) => (wh > 12 ? null : wh))
    await addCurveDay(server.db, id, '2026-11-21', { importWh: holed })
    const asked = await series(name, 'daily', 'start=2026-11-18&end=2026-11-22')
    expect(asked).toMatchObject({
      resolution: 'daily',
      start: '2026-11-18',
      end: '2026-11-22',
      time_zone: 'Europe/Madrid',
      tariff: '2.0TD',
      zone: 'peninsula',
      period_names: ['P1', 'P2', 'P3'],
      starts: ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
      import_wh: [2400, 2400, 2400, 78, null],
      export_wh: [null, null, null, null, null],
      import_by_period_wh: [
        [800, 800, 800],
        [800, 800, 800],
        [800, 800, 800],
        [0, 0, 78],
        [0, 0, 0],
      ],
      hour_period: [],
      estimated: [0, 1, 0, 0, 0],
      provisional: [0, 0, 1, 0, 0],
      incomplete: [0, 0, 0, 1, 1],
      available: { start: '2026-11-18', end: '2026-11-21' },
    })
    expect((await series(name, 'monthly')).starts).toEqual(['2026-11'])
  })

  it('names the period of every hour, read or not', async () => {
    const { id, name } = await addContract(server.db, customer)
    await addCurveDay(server.db, id, '2026-11-20')
    const { hour_period, import_wh, starts } = await series(name, 'hourly', 'start=2026-11-20&end=2026-11-21')
    expect(starts).toHaveLength(48)
    expect(hour_period.slice(0, 24).join('')).toBe('222222221100001111000011')
    expect(hour_period.slice(24).join('')).toBe('2'.repeat(24))
    expect(import_wh.slice(23, 25)).toEqual([100, null])
  })

  it('adds quarters up within their hour', async () => {
    const { id, name } = await addContract(server.db, customer)
    const quarters = Array.from({ length: 96 }, (_, index) => index)
    await addCurveDay(server.db, id, '2026-11-20', { importWh: quarters })
    const { import_wh } = await series(name, 'hourly', onDay('2026-11-20'))
    expect(import_wh.slice(0, 2)).toEqual([0 + 1 + 2 + 3, 4 + 5 + 6 + 7])
    expect(import_wh).toHaveLength(24)
  })

  it('brings the quarters of one day beside its hours, and of no longer span', async () => {
    const { id, name } = await addContract(server.db, customer)
    const wh = Array.from({ length: 96 }, (_, index) => (index === 5 ? null : index))
    await addCurveDay(server.db, id, '2026-11-19', { importWh: 7 })
    await addCurveDay(server.db, id, '2026-11-20', { importWh: wh })
    const { quarters } = await series(name, 'hourly', onDay('2026-11-20'))
    expect(quarters).toEqual({
      import_wh: wh,
      export_wh: wh.map(() => null),
      estimated: wh.map(() => 0),
    })
    expect((await series(name, 'hourly', onDay('2026-11-19'))).quarters).toBeNull()
    expect((await series(name, 'daily', onDay('2026-11-20'))).quarters).toBeNull()
    expect((await series(name, 'hourly', 'start=2026-11-19&end=2026-11-20')).quarters).toBeNull()
  })

  it('compares with the same days of the year before only where all of them are there', async () => {
    const { id, name } = await addContract(server.db, customer)
    for (const day of ['2026-11-01', '2026-11-02']) await addCurveDay(server.db, id, day)
    const before = async () => (await series(name, 'daily')).year_before_wh
    expect(await before()).toBeNull()
    await addCurveDay(server.db, id, '2025-11-01', { importWh: 10 })
    expect(await before()).toBeNull()
    await addCurveDay(server.db, id, '2025-11-02', { importWh: 20 })
    // Later days of last November do not count: this November has only two so far.
    await addCurveDay(server.db, id, '2025-11-03', { importWh: 40 })
    expect(await before()).toBe(720)
  })

  it('does not compare with a year before that has a hole', async () => {
    const { id, name } = await addContract(server.db, customer)
    await addCurveDay(server.db, id, '2026-11-01')
    const holed = countedUp('2025-11-01').map((wh) => (wh === 7 ? null : wh))
    await addCurveDay(server.db, id, '2025-11-01', { importWh: holed })
    expect((await series(name, 'daily')).year_before_wh).toBeNull()
  })

  it('shows a tariff without a calendar in one period', async () => {
    const { id, name } = await addContract(server.db, customer, { tariff: '6.1A' })
    await addCurveDay(server.db, id, '2026-11-20')
    const { period_names, import_by_period_wh } = await series(name, 'daily', onDay('2026-11-20'))
    expect([period_names, import_by_period_wh]).toEqual([['P1'], [[2400]]])
  })
})
