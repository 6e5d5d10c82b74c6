import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import type { listAccruals } from '@endoll/api/portfolio.ts'
import { eachDay } from '@endoll/domain/time/day.ts'
import { addContract, addCurveDay, addInvoice, type TestContract } from '../../testing/factories.ts'
import { readSheet } from '../../testing/read-sheet.ts'
import { addCaller, type TestCaller } from '../../testing/test-requests.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { reviewSupplies, startOfDay } from './operations/review-supplies.ts'

type Reply = ReplyOf<typeof listAccruals>

let server: TestServer
let firm: TestCaller
let read: TestContract
let gas: TestContract

async function addProduct(code: string, kind: 'electricity' | 'gas') {
  await server.db.insertInto('product').values({ code, kind, name: code }).execute()
  const row = { product_code: code, from_day: '2025-01-01' }
  const power = { ...row, concept: 'power', unit: 'EUR/kW/day' } as const
  const energy = { ...row, concept: 'energy', tariff_period: 0, unit: 'EUR/kWh' } as const
  await server.db
    .insertInto('product_price')
    .values(
      kind === 'gas'
        ? [
            { ...energy, price: '0.05' },
            { ...row, concept: 'fixed', tariff_period: 0, price: '0.2', unit: 'EUR/day' },
          ]
        : [
            { ...energy, price: '0.1' },
            { ...power, tariff_period: 1, price: '0.1' },
            { ...power, tariff_period: 2, price: '0.01' },
          ],
    )
    .execute()
  return code
}

beforeAll(async () => {
  server = await startTestServer()
  firm = await addCaller(server)
  const { db } = server
  read = await addContract(db, firm.customer, { product_code: await addProduct('POWER', 'electricity') })
  // Billed up to October; read at 100 Wh an hour up to yesterday, and a year ago.
  await addInvoice(db, read)
  for (const day of eachDay('2025-10-01', '2026-11-21')) await addCurveDay(db, read.id, day)
  gas = await addContract(db, firm.customer, { kind: 'gas', product_code: await addProduct('GAS', 'gas') })
  const bill = { energy_wh: 300_000, tariff: 'RL.2' }
  await addInvoice(db, gas, { ...bill, from_day: '2025-11-01', to_day: '2025-12-01', day: '2025-12-02' })
  await addInvoice(db, gas, { ...bill, from_day: '2026-09-01', to_day: '2026-10-16', day: '2026-10-17' })
  for (let more = 0; more < 6; more += 1) await addContract(db, firm.customer, { start_day: '2026-11-01' })
  const reached = startOfDay()
  while ((await reviewSupplies(server.services, reached)) !== undefined);
})
afterAll(() => server.stop())

async function accruals(of = firm): Promise<Reply> {
  const { status, body } = await of.send('GET', 'portfolio/accruals/')
  expect(status).toBe(200)
  return body
}

function file(format: string, month = '2026-11', headers = firm.headers) {
  const url = `/api/v1/portfolio/accruals/file/?month=${month}&format=${format}`
  return server.inject({ method: 'GET', url, headers })
}

describe('what is not billed yet', () => {
  it('is the days of each supply up to the end of the month, without indirect taxes [GET portfolio/accruals/] [r.accrual]', async () => {
    const { oldest_day, months } = await accruals()
    expect(oldest_day).toBe('2026-11-21')
    expect(months).toMatchObject([
      {
        month: '2026-11',
        reversal_date: '2026-12-01',
        supplies: 9,
        unknown: 7,
        // 30 × 0.46 + 30 × 0.046 + 7.21 of energy + 0.74 of the social bonus = 23.13, and 5.1127 % of it.
        electricity: 24.31,
      },
      { month: '2026-10', reversal_date: '2026-11-01', supplies: 2, electricity: 0, gas: 0, unknown: 2 },
    ])
  })

  it('holds the same supplies as a CSV and as a workbook, which add up to it [GET portfolio/accruals/file/] [r.accrual]', async () => {
    const [csv, xlsx] = [await file('csv'), await file('xlsx')]
    const lines = csv.body
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'))
    const amounts = lines.slice(1).map((cells) => Number((cells[7] ?? '').replace(',', '.')))
    const [present] = (await accruals()).months
    expect(lines).toHaveLength(10)
    // Ten days are to come, as those of the weeks before, one of which had 25 hours.
    expect(lines.find((cells) => cells.includes(read.name))?.slice(4, 8)).toEqual([
      '2026-11-01',
      '2026-11-30',
      '72,050',
      '24,31',
    ])
    // 300 kWh × 46 ÷ 30; 23.00 + 46 × 0.2 + 1.08 of hydrocarbon tax.
    expect(lines.find((cells) => cells.includes(gas.name))?.slice(4, 8)).toEqual([
      '2026-10-16',
      '2026-11-30',
      '460,000',
      '33,28',
    ])
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(present?.amount ?? 0, 6)
    const { rows } = readSheet(xlsx.rawPayload)
    expect(rows[0]?.map(({ value }) => value)).toEqual(lines[0]?.map((cell) => cell))
    expect(rows.slice(1).map((row) => row[7]?.value ?? 0)).toEqual(amounts)
    expect((await file('csv', '2026-13')).statusCode).toBe(400)
  })

  it('is told of one’s own supplies alone', async () => {
    const stranger = await addCaller(server)
    expect((await accruals(stranger)).months).toEqual([])
    expect((await file('csv', '2026-11', stranger.headers)).body).not.toContain(read.name)
  })
})
