import * as contract from '@endoll/api/batteries.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import {
  getBatteryLedger,
  getBatteryYear,
  listBatteryPercentages,
  listBatteryTypes,
  openBatterySheet,
} from './queries.ts'

export function batteriesRoutes(services: Services) {
  return implement('batteries', contract, {
    listBatteryTypes: ({ caller }) => listBatteryTypes(services, caller),
    listBatteryPercentages: ({ caller, params }) =>
      listBatteryPercentages(services, caller, params.bateriaId),
    getBatteryLedger: ({ caller, params, query }) =>
      getBatteryLedger(services, caller, { ...params, ...query }),
    getBatteryYear: ({ caller, params }) => getBatteryYear(services, caller, params.bateriaId),
    downloadBatteries: ({ caller, params, locale }) =>
      openBatterySheet(services, caller, { ...params, locale }),
  })
}
