import * as contract from '@endoll/api/product-year.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { readProductYear } from './queries.ts'

export function productYearRoutes(services: Services) {
  return implement('product-year', contract, {
    productYear: ({ caller, params, locale }) => readProductYear(services, caller, params.name, locale),
  })
}
