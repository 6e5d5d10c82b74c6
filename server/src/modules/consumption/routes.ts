import * as contract from '@endoll/api/consumption.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { getConsumptionSeries, listConsumption, openCurveFile } from './queries.ts'

export function consumptionRoutes(services: Services) {
  return implement('consumption', contract, {
    consumptionChart: ({ caller, params, query }) =>
      listConsumption(services, caller, { ...params, range: query }),
    consumptionSeries: ({ caller, params, query }) =>
      getConsumptionSeries(services, caller, { ...params, range: query }),
    downloadCurve: ({ caller, params, query }) =>
      openCurveFile(services, caller, { ...params, range: query, format: query.format }),
  })
}
