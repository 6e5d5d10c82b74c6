import * as contract from '@endoll/api/price-notices.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { openPriceNotice } from './queries.ts'

export function priceNoticesRoutes(services: Services): ApiModule {
  return implement('notifications', contract, {
    downloadPriceNotice: ({ params }) => openPriceNotice(services, params.id),
  })
}
