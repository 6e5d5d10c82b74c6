import * as contract from '@endoll/api/market-prices.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { readMarketPrices } from './queries.ts'

export function marketPricesRoutes(services: Services) {
  return implement('market-prices', contract, {
    marketPrices: ({ caller, params }) => readMarketPrices(services, caller, params.name),
  })
}
