// Changes of contracts of their own, as they are asked for while the office is killed.
import { addContract } from './factories.ts'
import type { TestCaller } from './test-requests.ts'
import type { TestServer } from './test-server.ts'

/** One thing that a customer asks for: its call, and the key under which it is asked for again. */
export interface Asked {
  readonly method: 'POST' | 'PUT'
  readonly path: string
  readonly body: object
  readonly key: string
  readonly contractId: number
}

/** The end of a supply, of a contract of its own: the distributor does one thing at a time. */
export async function endOf(server: TestServer, caller: TestCaller, key: string): Promise<Asked> {
  const { name, id: contractId } = await addContract(server.db, caller.customer)
  const body = {
    reason: 'moving',
    day: '2026-12-10',
    last_bill: 'as_now',
    phone: '600000001',
    cut_accepted: true,
  }
  return { method: 'POST', path: `contracts/${name}/end/`, body, key, contractId }
}

/** A change of holder, of a contract of its own. */
export async function handOverOf(server: TestServer, caller: TestCaller, key: string): Promise<Asked> {
  const { name, id: contractId } = await addContract(server.db, caller.customer, { owner_nif: '00000000T' })
  const body = {
    reason: 'rented',
    nif: '12345678Z',
    new_name: 'Pau Soler',
    email: `new.${name}@example.test`,
    mobile: '600000001',
  }
  return { method: 'POST', path: `contracts/${name}/holder/`, body, key, contractId }
}

/** A change to a product that is on sale, of a contract of its own. */
export async function productOf(server: TestServer, caller: TestCaller, key: string): Promise<Asked> {
  const { name, id: contractId } = await addContract(server.db, caller.customer)
  const product = { code: 'KILL', kind: 'electricity', name: 'Luz nueva' } as const
  await server.db
    .insertInto('product')
    .values(product)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await server.db
    .insertInto('product_offer')
    .values({
      product_code: product.code,
      tariff: '2.0TD',
      from_day: '2025-01-01',
      customers: 'any',
      self_consumption: 'any',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const body = { product: product.code, start: 'soon' }
  return { method: 'POST', path: `contracts/${name}/product/`, body, key, contractId }
}
