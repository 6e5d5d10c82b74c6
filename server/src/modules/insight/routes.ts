import * as contract from '@endoll/api/insight.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { getBillSoFar, getConsumptionYear } from './queries.ts'

export function insightRoutes(services: Services) {
  return implement('insight', contract, {
    consumptionYear: ({ caller, params, query }) =>
      getConsumptionYear(services, caller, { ...params, range: query }),
    billSoFar: ({ caller, params }) => getBillSoFar(services, caller, params.name),
  })
}
