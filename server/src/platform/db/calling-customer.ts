import { AsyncLocalStorage } from 'node:async_hooks'

const calling = new AsyncLocalStorage<number>()

/** Does what a call of a customer does: whatever it asks of the database finds only this customer's rows. */
export function asCustomer<T>(customerId: number, work: () => T): T {
  return calling.run(customerId, work)
}

/** The customer whose call runs now; none in jobs, imports, sign-in and calls of the retailer. */
export function callingCustomer(): number | undefined {
  return calling.getStore()
}
