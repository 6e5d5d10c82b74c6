import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { billSoFar } from '@endoll/api/insight.ts'
import type { NotificationItem } from '@endoll/api/notifications.ts'
import type { ReplyOf } from '@endoll/api/endpoint.ts'
import { gatherMs } from '@endoll/domain/notifications/digest.ts'
import { eachDay, type Day } from '@endoll/domain/time/day.ts'
import {
  addContract,
  addCurveDay,
  addCustomer,
  addInvoice,
  type TestContract,
  type TestCustomer,
  type TestDay,
} from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { mailNotifications } from './operations/mail-notifications.ts'
import { reviewMonths, startOfReviews, reviewsAtOnce } from './operations/review-months.ts'

let server: TestServer
let laia: TestCustomer
let headers: Record<string, string>
let home: TestContract

beforeEach(async () => {
  server = await startTestServer()
  laia = await addCustomer(server.db)
  headers = await server.signIn(laia)
  home = await addContract(server.db, laia)
})
afterEach(() => server.stop())

async function want(shown: boolean, mail: boolean) {
  const payload = { kind: 'month', shown, mail }
  const url = '/api/v1/notifications/choices/'
  expect((await server.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200)
}

/** 2.4 kWh on each day, 100 Wh an hour, unless the test says otherwise; `to` excluded. */
async function addDays(from: Day, to: Day, of: (day: Day) => TestDay = () => ({})) {
  for (const day of eachDay(from, to)) await addCurveDay(server.db, home.id, day, of(day))
}

async function addPrices() {
  const row = { product_code: 'TEST-electricity', from_day: '2025-01-01' }
  const energy = [1, 2, 3].map((tariff_period) => ({
    ...row,
    concept: 'energy' as const,
    tariff_period,
    price: '0.1',
    unit: 'EUR/kWh' as const,
  }))
  const power = [1, 2].map((tariff_period) => ({
    ...row,
    concept: 'power' as const,
    tariff_period,
    price: '30',
    unit: 'EUR/kW/year' as const,
  }))
  await server.db
    .insertInto('product_price')
    .values([...energy, ...power])
    .execute()
}

async function told() {
  const { body } = await server.get('notifications/', headers)
  return (body as { items: NotificationItem[] }).items.map(({ about }) => about)
}

/** Independent of the list. */
async function countTold() {
  return (await server.db.selectFrom('notification').select('id').execute()).length
}

const dearest = '2026-10-12'

async function addOctober() {
  await addDays('2026-10-01', '2026-11-01', (day) => (day === dearest ? { importWh: 1000 } : {}))
}

it('says the use against the month before and the year before, its cost, the dearest day and the bill [r.month-review]', async () => {
  await addPrices()
  await want(true, false)
  await addInvoice(server.db, home, { powers_w: [4600, 4600] })
  await addDays('2025-10-01', '2025-11-01')
  await addDays('2026-09-01', '2026-10-01')
  await addOctober()
  await addDays('2026-11-01', '2026-11-20')
  await reviewMonths(server.services)
  await reviewMonths(server.services)
  const soFar = await server.get(`contracts/${home.name}/bill_so_far/`, headers)
  const { estimate } = soFar.body as ReplyOf<typeof billSoFar>
  const cents = (euros = Number.NaN) => Math.round(euros * 100)
  expect(await told()).toEqual([
    {
      kind: 'month',
      month: '2026-10',
      // October 2026 has 745 hours, 24 of them with 1000 Wh: 721 × 0.1 + 24 × 1.
      energy_wh: 96_100,
      before_wh: 72_000,
      year_before_wh: 74_500,
      // 96.1 kWh × 0.10 × 1.0511269632 × 1.21 = 12.2226.
      energy_cents: 1222,
      // 24 kWh × 0.10 × 1.0511269632 × 1.21 = 3.0525.
      dearest: { day: dearest, cents: 305 },
      bill: {
        cents: cents(estimate?.amount_so_far),
        low_cents: cents(estimate?.expected_low),
        high_cents: cents(estimate?.expected_high),
      },
    },
  ])
})

it('says nothing of what is not known: the month before, prices, a bill', async () => {
  await want(true, false)
  await addDays('2026-09-02', '2026-10-01')
  await addOctober()
  await reviewMonths(server.services)
  const nothing = { before_wh: null, year_before_wh: null, energy_cents: null, dearest: null, bill: null }
  expect(await told()).toEqual([{ kind: 'month', month: '2026-10', energy_wh: 96_100, ...nothing }])
})

it('waits until the month was read whole', async () => {
  await want(true, false)
  await addDays('2026-10-01', '2026-10-31')
  await reviewMonths(server.services)
  expect(await told()).toEqual([])
  const hours = Array.from({ length: 24 }, (_, hour) => (hour === 3 ? null : 100))
  await addCurveDay(server.db, home.id, '2026-10-31', { importWh: hours })
  await reviewMonths(server.services)
  expect(await told()).toEqual([])
  await server.db
    .deleteFrom('consumption_day')
    .where('contract_id', '=', home.id)
    .where('day', '=', '2026-10-31')
    .execute()
  await addCurveDay(server.db, home.id, '2026-10-31')
  await reviewMonths(server.services)
  expect(await told()).toHaveLength(1)
})

it('is for those who asked for it, mailed where they want it mailed', async () => {
  await addOctober()
  await reviewMonths(server.services)
  await want(false, false)
  await reviewMonths(server.services)
  expect(await countTold()).toBe(0)
  await want(false, true)
  await reviewMonths(server.services)
  expect(await told()).toEqual([])
  server.clock.advance(gatherMs)
  await mailNotifications(server.services)
  const mails = await server.db
    .selectFrom('mail_outbox')
    .select('data')
    .where('template', '=', 'notifications')
    .execute()
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(mails)).toContain('"month"')
})

it('is not told to an account that was disabled', async () => {
  await want(true, true)
  await addOctober()
  await server.db
    .updateTable('account')
    .set({ disabled_at: '2026-11-01T10:00:00Z' })
    .where('customer_id', '=', laia.customerId)
    .execute()
  await reviewMonths(server.services)
  expect(await countTold()).toBe(0)
})

it('is not told of a month that another customer had in part', async () => {
  await want(true, false)
  await addOctober()
  await server.db.updateTable('contract').set({ held_from: '2026-10-02' }).where('id', '=', home.id).execute()
  await reviewMonths(server.services)
  expect(await countTold()).toBe(0)
})

it('is told to all in turn, although the first contracts cannot be told', async () => {
  await want(true, false)
  const broken: number[] = []
  while (broken.length < reviewsAtOnce) broken.push((await addContract(server.db, laia)).id)
  home = await addContract(server.db, laia)
  await addOctober()
  // Their days are there, and the curves of them cannot be read.
  await sql`
    insert into consumption_day
      select (jsonb_populate_record(one, jsonb_build_object('contract_id', id, 'import_curve', '\\xff'))).*
        from consumption_day one, unnest(${broken}::bigint[]) id
       where one.contract_id = ${home.id}`.execute(server.db)
  const cursor = startOfReviews()
  await expect(reviewMonths(server.services, cursor)).rejects.toThrow(
    `${reviewsAtOnce} months could not be told`,
  )
  expect(await countTold()).toBe(0)
  await reviewMonths(server.services, cursor)
  expect(await countTold()).toBe(1)
  // After the last it starts over.
  expect(cursor).toEqual(startOfReviews())
})
