import * as contract from '@endoll/api/invoices.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { listInvoicesOfYear } from './invoices-of-year.ts'
import {
  chartInvoices,
  listContractInvoices,
  listInvoices,
  openInvoiceFile,
  openInvoiceSheet,
} from './queries.ts'

export function invoicesRoutes(services: Services) {
  return implement('invoices', contract, {
    listInvoices: ({ caller, query, locale }) => listInvoices(services, caller, { ...query, locale }),
    listContractInvoices: ({ caller, params, query, locale }) =>
      listContractInvoices(services, caller, { ...params, ...query, locale }),
    invoicesChart: ({ caller, query }) => chartInvoices(services, caller, query),
    exportInvoices: ({ caller, query, locale }) => openInvoiceSheet(services, caller, { ...query, locale }),
    invoicesOfYear: ({ caller, query }) => listInvoicesOfYear(services.db, caller, query),
    downloadInvoice: ({ caller, params, locale }) => openInvoiceFile(services, caller, { ...params, locale }),
  })
}
