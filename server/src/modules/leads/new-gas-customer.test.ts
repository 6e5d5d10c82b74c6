// Somebody becomes a customer of gas: what was said of the first year is what the retailer's bills come to.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { billFor } from '@endoll/domain/billing/charges.ts'
import { monthsOf, yearFrom } from '@endoll/domain/contracting/first-year-cost.ts'
import { offeredGasSupply } from '@endoll/domain/contracting/gas-first-year.ts'
import { spanishIban } from '@endoll/domain/identity/iban.ts'
import { decimalOf, sumCents } from '@endoll/domain/money.ts'
import { findGasTariff } from '@endoll/domain/supply/gas-tariff.ts'
import { lastDayOf } from '@endoll/domain/time/date-span.ts'
import { addDays } from '@endoll/domain/time/day.ts'
import { listProductPrices } from '../../billing/billed-supply.ts'
import { lineCells, taxCells } from '../../demo/bills/write-bills.ts'
import { importFolder } from '../../import/import-folder.ts'
import { tableOf, withFolder, type Cells } from '../../import/testing/folder.ts'
import { testPassword } from '../../testing/factories.ts'
import { addGasOffer } from '../../testing/gas-offer.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { submissionOf } from './draft.ts'
import { answersOfHome, gasPayloadOf, send, supply, today, upload } from './leads.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await addGasOffer(server.db)
})
afterAll(() => server.stop())

const yearlyWh = 7_300_000
const cups = supply(1, '0230')

/** Asks for a product at a supply whose use is known; the draft of the contract. */
async function askFor(code: string) {
  const { db } = server
  const point = { cups20: cups, tariff: 'RL.2', powers_w: [], yearly_wh: [yearlyWh], postal_code: '08500' }
  await db.insertInto('supply_point').values(point).execute()
  const { id: gasProduct } = await db
    .selectFrom('product_offer')
    .select('id')
    .where('product_code', '=', code)
    .where('tariff', '=', 'RL.2')
    .executeTakeFirstOrThrow()
  const answers = answersOfHome({
    cups,
    invoice: [{ id: await upload(server, 'invoice') }],
    nifFaceup: [{ id: await upload(server, 'identity') }],
    iban: spanishIban('2100', '0418', '0200051332'),
    gasAccessTariff: 2,
    gasProduct,
  })
  const { status } = await send(server, 'POST', 'gas/leads', { body: gasPayloadOf(answers) })
  expect(status).toBe(200)
  return await db.selectFrom('contract_draft').selectAll().executeTakeFirstOrThrow()
}

/** The twelve bills of the first year, as the calculation of bills makes them. */
async function billsOfYear(code: string) {
  const span = yearFrom(today)
  const prices = await listProductPrices(server.db, code)
  const known = { tariff: findGasTariff('RL.2')!, provinceCode: '08', use: 'household', yearlyWh } as const
  const billed = offeredGasSupply(known, { prices, yearDays: 'calendar' })
  const metered = { energy: [{ span, importWh: yearlyWh, exportWh: 0 }] }
  return monthsOf(span).map((month) => billFor(billed, metered, month).bill)
}

/** The retailer's folder with the signed contract and its bills. */
async function bring(
  draft: Awaited<ReturnType<typeof askFor>>,
  bills: Awaited<ReturnType<typeof billsOfYear>>,
) {
  const { owner, owner_address: reach, cups: place } = submissionOf(draft).lead
  const nif = owner?.type === 'F' ? owner.fisic_vat : ''
  const number = (index: number) => `GN-${index + 1}`
  const each = (cellsOf: (bill: (typeof bills)[number]) => Cells[]) =>
    bills.flatMap((bill, index) =>
      cellsOf(bill).map((cells) => ({ invoice_number: number(index), ...cells })),
    )
  const files = {
    'customers.csv': tableOf([
      {
        code: 'N',
        name: 'Laia',
        nif,
        email: reach?.email ?? '',
        initial_password: testPassword,
        must_change_password: 'no',
      },
    ]),
    'contracts.csv': tableOf([
      {
        name: 'N-1',
        customer_code: 'N',
        kind: draft.kind,
        state: 'activa',
        sign_day: today,
        start_day: today,
        cups: draft.cups20,
        supply_street: `${place.nv} ${place.pnp}`,
        supply_city: place.poblacio,
        supply_postal_code: place.dp,
        tariff: draft.tariff,
        product_code: draft.product_code,
      },
    ]),
    'invoices.csv': tableOf(
      bills.map((bill, index) => ({
        number: number(index),
        contract_name: 'N-1',
        rectificative_type: 'N',
        state: 'open',
        day: addDays(lastDayOf(bill.span), 3),
        start_day: bill.span.from,
        end_day: lastDayOf(bill.span),
        total: decimalOf(bill.totalCents, 2),
        energy_kwh: bill.lines.find(({ kind }) => kind === 'energy')?.quantity ?? '',
      })),
    ),
    'invoice-lines.csv': tableOf(each((bill) => lineCells({ bill }))),
    'invoice-taxes.csv': tableOf(each((bill) => taxCells({ bill }))),
  }
  return await withFolder(files, (folder) => importFolder(server.db, folder))
}

it('the page of the new contract and its bills are what was said before it was signed, to the cent [r.new-gas-customer]', async () => {
  const draft = await askFor('WARM')
  const bills = await billsOfYear(draft.product_code)
  const { problems, notices } = await bring(draft, bills)
  expect([problems, notices]).toEqual([[], []])

  const headers = await server.signIn({ email: 'laia@example.test' })
  const read = async <T>(path: string): Promise<T> => {
    const reply = await server.inject({ url: `/api/v1/${path}`, headers })
    expect(reply.statusCode).toBe(200)
    return reply.json()
  }
  const contract = await read<{ prices: { concept: string; price: string }[] }>('contracts/N-1/')
  expect(contract).toMatchObject({ type: 'gas', tariff: { name: 'RL.2' } })
  expect(contract.prices.map(({ concept, price }) => [concept, price]).toSorted()).toEqual([
    ['energy', '0.07'],
    ['fixed', '6'],
  ])
  const { items } = await read<{ items: { amount_total: number }[] }>('invoices/?type=gas&limit=50')
  expect(items).toHaveLength(12)
  const billed = sumCents(items.map(({ amount_total: total }) => Math.round(total * 100)))
  expect(submissionOf(draft).product.first_year).toMatchObject({ basis: 'measured', total: billed / 100 })
})
