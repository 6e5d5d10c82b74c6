import * as contract from '@endoll/api/optimal-power.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { readOptimalPower } from './queries.ts'

export function optimalPowerRoutes(services: Services) {
  return implement('optimal-power', contract, {
    getOptimalPower: ({ caller, params }) => readOptimalPower(services, caller, params.name),
  })
}
