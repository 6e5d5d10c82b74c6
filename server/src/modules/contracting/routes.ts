import * as contract from '@endoll/api/contracting.ts'
import { languageOf } from '@endoll/api/language.ts'
import { todayOf } from '../../platform/clock.ts'
import { implement } from '../../platform/http/implement.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import { networkOf } from '../../platform/network.ts'
import type { Services } from '../../platform/services.ts'
import { findAccount } from '../session/queries.ts'
import { activitiesIn, originRetailers, tariffsFor } from './lists.ts'
import { lookUps } from './look-ups.ts'
import { listOfferedProducts } from './products.ts'
import { describeSupply } from './supply-points.ts'

export function contractingRoutes(services: Services) {
  const looked = lookUps(services.db)
  return implement('contracting', contract, {
    getContractingConfig: async ({ caller }) => {
      const account = caller && (await findAccount(services.db, caller.accountId))
      if (!account) return {}
      const { nif, email, mobile } = account
      return { vat: nif, email, ...(mobile ? { mobile } : {}) }
    },
    getSupplyPoint: async ({ params, query, locale, request, reply }) => {
      const visitor = visitorOf(request, reply, services.cookieSuffix)
      await looked.take({ visitor, network: networkOf(request.ip) })
      await looked.remember(visitor, params.cups)
      return await describeSupply(services, { cups: params.cups, withOld: query.old !== '0', locale })
    },
    listProducts: ({ query, locale, request, reply }) => {
      const visitor = visitorOf(request, reply, services.cookieSuffix)
      const mayUse = (cups20: string) => looked.isRemembered(visitor, cups20)
      return listOfferedProducts(services, { asked: query, locale, mayUse })
    },
    listTariffs: async ({ query }) => tariffsFor(query, todayOf(services)),
    listActivities: ({ locale }) => activitiesIn(languageOf(locale)),
    listOriginRetailers: () => originRetailers(),
  })
}
