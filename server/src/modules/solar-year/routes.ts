import * as contract from '@endoll/api/solar-year.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { readSolarYear } from './queries.ts'

export function solarYearRoutes(services: Services) {
  return implement('solar-year', contract, {
    solarYear: ({ caller, params }) => readSolarYear(services, caller, params.name),
  })
}
