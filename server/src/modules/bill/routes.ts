import * as contract from '@endoll/api/bill.ts'
import * as ubl from '@endoll/api/bill-ubl.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { openInvoiceUbl } from '../invoices/queries.ts'
import { getExplainedBill } from './queries.ts'

export function billRoutes(services: Services) {
  return implement(
    'bill',
    { ...contract, ...ubl },
    {
      downloadInvoiceUbl: ({ caller, params, locale }) =>
        openInvoiceUbl(services, caller, { ...params, locale }),
      explainBill: ({ caller, params, locale }) => getExplainedBill(services, caller, { ...params, locale }),
    },
  )
}
