import * as contract from '@endoll/api/portfolio.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { openMonthOfBills } from '../invoices/queries.ts'
import { openAccrual, readAccruals, readPortfolio } from './queries.ts'

export function portfolioRoutes(services: Services) {
  return implement('portfolio', contract, {
    exportMonthOfBills: async ({ caller, query, locale }) =>
      openMonthOfBills(services, caller, { ...query, locale }),
    listAccruals: ({ caller }) => readAccruals(services.db, caller),
    exportAccrual: async ({ caller, query, locale }) =>
      openAccrual(services.db, caller, { ...query, locale }),
    listFindings: ({ caller, query, locale }) => readPortfolio(services.db, caller, { ...query, locale }),
  })
}
