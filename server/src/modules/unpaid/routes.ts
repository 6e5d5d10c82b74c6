import * as contract from '@endoll/api/unpaid.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { listDemandedSupplies, openLetter } from './unpaid-letters.ts'

/** What the retailer's systems ask for of bills that are not paid. */
export function unpaidRoutes(services: Services) {
  return implement('unpaid', contract, {
    openUnpaidLetter: ({ params }) => openLetter(services, params),
    listDemanded: () => listDemandedSupplies(services),
  })
}
