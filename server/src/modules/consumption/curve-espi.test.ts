import { afterAll, beforeAll, expect, it } from 'vitest'
import { hoursInDay } from '@endoll/domain/time/madrid.ts'
import { addContract, addCurveDay, addCustomer, type TestCustomer } from '../../testing/factories.ts'
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

async function feedOf(name: string, from: string, to = from): Promise<string> {
  const query = `start=${from}&end=${to}&format=espi`
  const reply = await server.inject({ url: `/api/v1/contracts/${name}/cch/download/?${query}`, headers })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  return reply.body
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '')
}

/** The readings of a meter reading of a feed: start, duration, value and quality of each. */
function readingsOf(feed: string, series: string): number[][] {
  const blocks = all(feed, /(<entry>.*<\/entry>)\n/g).filter((entry) =>
    entry.includes(`<link rel="self" href="UsagePoint/1/MeterReading/${series}/IntervalBlock/`),
  )
  return blocks
    .flatMap((entry) => all(entry, /<IntervalReading>(.*?)<\/IntervalReading>/g))
    .map((reading) =>
      ['start', 'duration', 'value', 'quality'].map((field) =>
        Number(new RegExp(`<${field}>(\\d+)</${field}>`).exec(reading)?.[1]),
      ),
    )
}

it('has every hour of a day of 25 once, one after the other, with what was taken and given [r.export-curves]', async () => {
  const { id, name, cups } = await addContract(server.db, customer)
  const day = '2026-10-25'
  const counted = Array.from({ length: hoursInDay(day) }, (_, index) => index + 1)
  await addCurveDay(server.db, id, day, { importWh: counted, exportWh: counted.map((wh) => wh * 10) })
  const feed = await feedOf(name, day)
  const readings = readingsOf(feed, 'import-60')
  const first = Date.UTC(2026, 9, 24, 22) / 1000
  expect(readings).toEqual(counted.map((wh, index) => [first + index * 3600, 3600, wh, 19]))
  expect(readingsOf(feed, 'export-60').map(([, , wh]) => wh)).toEqual(counted.map((wh) => wh * 10))
  expect(all(feed, /<flowDirection>(\d+)</g)).toEqual(['1', '19'])
  expect(all(feed, /<interval><duration>(\d+)</g)).toEqual(['90000', '90000'])
  expect(feed).toContain(`<title>${cups}</title>`)
  expect(feed).toContain('<dstStartRule>3E0E2000</dstStartRule><tzOffset>3600</tzOffset>')
})

it('leaves out what was not read, and says what is estimated or provisional, and what came by quarters', async () => {
  const { id, name } = await addContract(server.db, customer, {
    zone: 'canarias',
    time_zone: 'Atlantic/Canary',
  })
  const holed = Array.from({ length: 24 }, (_, index) => (index === 2 ? null : 100))
  await addCurveDay(server.db, id, '2026-11-19', { importWh: holed, quality: { estimated: true } })
  await addCurveDay(server.db, id, '2026-11-20', { importWh: 5, quality: { source: 'P5D' } })
  const quarters = Array.from({ length: 96 }, (_, index) => index)
  await addCurveDay(server.db, id, '2026-11-21', { importWh: quarters })
  const feed = await feedOf(name, '2026-11-19', '2026-11-21')
  const hours = readingsOf(feed, 'import-60')
  const start = Date.UTC(2026, 10, 19) / 1000
  expect(hours.map(([at]) => at)).not.toContain(start + 2 * 3600)
  expect(hours.map(([, , , quality]) => quality)).toEqual([
    ...Array.from({ length: 23 }, () => 11),
    ...Array.from({ length: 24 }, () => 14),
  ])
  expect(readingsOf(feed, 'import-15')).toEqual(
    quarters.map((wh, index) => [start + 2 * 86_400 + index * 900, 900, wh, 19]),
  )
  expect(all(feed, /<intervalLength>(\d+)</g)).toEqual(['3600', '900'])
  expect(feed).toContain('<tzOffset>0</tzOffset>')
})

it('names the same things alike in every file, and different ones apart; a feed without readings is one too', async () => {
  const { id, name } = await addContract(server.db, customer)
  await addCurveDay(server.db, id, '2026-11-20')
  await addCurveDay(server.db, id, '2026-11-21')
  const ids = async (...span: [string, string]) => all(await feedOf(name, ...span), /<id>([^<]+)</g)
  const [one, both] = [await ids('2026-11-20', '2026-11-20'), await ids('2026-11-20', '2026-11-21')]
  expect(new Set(both).size).toBe(both.length)
  expect(both.slice(0, one.length)).toEqual(one)
  const empty = await feedOf(name, '2026-01-01')
  expect(empty).not.toContain('IntervalBlock>')
  expect(empty.trimEnd().endsWith('</feed>')).toBe(true)
})
