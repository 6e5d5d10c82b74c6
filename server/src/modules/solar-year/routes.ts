import * as contract from '@endoll/api/solar-year.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { readSolarYear } from './queries.ts'
import { readWhatIf } from './what-if.ts'

export function solarYearRoutes(services: Services) {
  return implement('solar-year', contract, {
    solarYear: ({ caller, params }) => readSolarYear(services, caller, params.name),
    sunWhatIf: ({ caller, params }) => readWhatIf(services, caller, params.name),
  })
}
