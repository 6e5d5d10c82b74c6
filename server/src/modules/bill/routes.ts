import * as contract from '@endoll/api/bill.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { getExplainedBill } from './queries.ts'

export function billRoutes(services: Services) {
  return implement('bill', contract, {
    explainBill: ({ caller, params, locale }) => getExplainedBill(services, caller, { ...params, locale }),
  })
}
