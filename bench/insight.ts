// What was billed in three years, and what the present bill will come to: from the database to what is sent.
import { addMonths, eachDay } from '@endoll/domain/time/day.ts'
import { encodeCurve } from '@endoll/domain/consumption/day-curve.ts'
import { encodeQuality, packQuality } from '@endoll/domain/consumption/quality.ts'
import { hoursInDay, startMs } from '@endoll/domain/time/madrid.ts'
import { billSoFar, consumptionYear } from '@endoll/api/insight.ts'
import { getBillSoFar, getConsumptionYear } from '../server/src/modules/insight/queries.ts'
import { movableClock } from '../server/src/platform/clock.ts'
import { openDatabase, type Db } from '../server/src/platform/db/open.ts'
import { createDatabaseIn, type TestCluster } from '../server/src/testing/cluster.ts'
import { addContract, addCustomer, addInvoices, type TestContract } from '../server/src/testing/factories.ts'
import { productPrices } from '../server/src/testing/product-prices.ts'
import { timed, type Figure } from './result.ts'

const MONTHS = 36
const first = '2023-11-01'
const today = '2026-11-21'

async function drawDays(db: Db, { id }: TestContract): Promise<void> {
  const quality = packQuality({ source: 'F5D', version: 0, estimated: false })
  const days = [...eachDay(first, today)].map((day, number) => {
    const hours = Array.from({ length: hoursInDay(day) }, (_, hour) => 80 + ((number * 11 + hour * 61) % 900))
    return {
      contract_id: id,
      day,
      import_wh: hours.reduce((sum, wh) => sum + wh, 0),
      export_wh: 0,
      import_curve: Buffer.from(encodeCurve(hours)),
      export_curve: Buffer.from(encodeCurve(hours.map((wh) => wh % 300))),
      quality: Buffer.from(encodeQuality(hours.map(() => quality))),
    }
  })
  await db.insertInto('consumption_day').values(days).execute()
}

async function drawBills(db: Db, contract: TestContract): Promise<void> {
  const months = Array.from({ length: MONTHS }, (_, index) => ({
    from_day: addMonths(first, index),
    to_day: addMonths(first, index + 1),
  }))
  const bills = await addInvoices(
    db,
    contract,
    months.map((month) => ({ ...month, day: month.to_day, powers_w: [4600, 4600] })),
  )
  const lines = bills.flatMap(({ id }, bill) =>
    productPrices.map(([kind, tariff_period, price, price_unit], index) => ({
      ...months[bill]!,
      invoice_id: id,
      position: index,
      kind,
      tariff_period,
      quantity: '40',
      unit: kind === 'energy' ? ('kWh' as const) : ('kW' as const),
      price,
      price_unit,
      amount_cents: 100,
    })),
  )
  await db.insertInto('invoice_line').values(lines).execute()
}

async function draw(db: Db): Promise<{ customerId: number; name: string }> {
  const product = { code: 'BENCH', kind: 'electricity' as const, name: 'BENCH' }
  await db.insertInto('product').values(product).execute()
  await db
    .insertInto('product_price')
    .values(
      productPrices.map(([concept, tariff_period, price, unit]) => {
        return { product_code: product.code, concept, tariff_period, from_day: first, price, unit }
      }),
    )
    .execute()
  const customer = await addCustomer(db)
  const contract = await addContract(db, customer, { product_code: product.code })
  await drawDays(db, contract)
  await drawBills(db, contract)
  return { customerId: customer.customerId, name: contract.name }
}

export async function measureInsight(cluster: TestCluster): Promise<Figure[]> {
  const { connection, drop } = await createDatabaseIn(cluster.connection)
  const db = await openDatabase({ asks: 'command', connection, allowUnsyncedForTests: true })
  try {
    const owner = await draw(db)
    const store = { db, clock: movableClock(startMs(today, 12, 'Europe/Madrid')) }
    const range = { start: first, end: '2026-10-31' }
    const year = await timed(async () => {
      const answer = await getConsumptionYear(store, owner, { name: owner.name, range })
      JSON.stringify(consumptionYear.reply.parse(answer))
    })
    const soFar = await timed(async () => {
      JSON.stringify(billSoFar.reply.parse(await getBillSoFar(store, owner, owner.name)))
    })
    return [
      {
        what: 'three years as billed: checked, as JSON',
        value: year,
        unit: 'ms',
        note: '36 bills of 5 lines',
      },
      {
        what: 'bill so far with its range: checked, as JSON',
        value: soFar,
        unit: 'ms',
        note: 'three years of hours',
      },
    ]
  } finally {
    await db.destroy()
    await drop()
  }
}
