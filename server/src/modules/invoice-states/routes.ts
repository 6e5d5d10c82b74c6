import * as contract from '@endoll/api/invoice-states.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { sayState, setState } from './say-state.ts'

/** What firms tell of their invoices. */
export function invoiceStateRoutes(services: Services) {
  return implement('invoice-states', contract, {
    sayInvoiceState: ({ caller, params, body }) => sayState(services, caller, { id: params.id, said: body }),
    setInvoiceState: ({ params, body }) => setState(services, { number: params.number, said: body }),
  })
}
