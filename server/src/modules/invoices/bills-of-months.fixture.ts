import { afterAll, beforeAll } from 'vitest'
import {
  addContract,
  addCustomer,
  addInvoice,
  type TestContract,
  type TestCustomer,
} from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { getBillData } from './invoice-document-data.ts'

type Fields<Add extends (...given: never[]) => unknown> = Parameters<Add>[2]

/** A server for the tests of one file, contracts with invoices of months, and the data of their bills. */
export function billsOfMonths() {
  let server: TestServer | undefined
  const started = (): TestServer => {
    if (!server) throw new Error('the server is there once tests run')
    return server
  }
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server?.stop())
  const db = () => started().db
  const services = () => started().services
  return {
    db,
    services,
    newContract: async (fields: Fields<typeof addContract> = {}) => {
      const customer = await addCustomer(db())
      return { customer, contract: await addContract(db(), customer, fields) }
    },
    dataOf: (owner: TestCustomer, id: number) => getBillData(services(), owner, String(id)),
    /** An invoice of a month of 2026, issued on the fifth of the next. */
    addMonth: (contract: TestContract, month: number, fields: Fields<typeof addInvoice> = {}) => {
      const first = (number: number, day = '01') =>
        `${2026 + Math.floor((number - 1) / 12)}-${String(((((number - 1) % 12) + 12) % 12) + 1).padStart(2, '0')}-${day}`
      return addInvoice(db(), contract, {
        from_day: first(month),
        to_day: first(month + 1),
        day: first(month + 1, '05'),
        ...fields,
      })
    },
  }
}
