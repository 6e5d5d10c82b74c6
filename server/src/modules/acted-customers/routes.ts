import * as contract from '@endoll/api/acted-customers.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { listActedCustomers, openActedInvoices } from './queries.ts'

/** Everything that an account acts for, over all customers. */
export function actedCustomersRoutes(services: Services): ApiModule {
  return implement('acted-customers', contract, {
    listActedCustomers: async ({ caller }) => ({ customers: await listActedCustomers(services, caller) }),
    exportActedInvoices: async ({ caller, locale }) => openActedInvoices(services, caller, { locale }),
  })
}
