import * as contract from '@endoll/api/contracting.ts'
import { languageOf } from '@endoll/api/language.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { todayOf } from '../../platform/clock.ts'
import { implement } from '../../platform/http/implement.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import { networkOf } from '../../platform/network.ts'
import type { Services } from '../../platform/services.ts'
import { findAccount } from '../session/queries.ts'
import { activitiesIn, gasOriginRetailers, gasTariffsOffered, originRetailers, tariffsFor } from './lists.ts'
import { lookUps } from './look-ups.ts'
import { listOfferedGasProducts, listOfferedProducts } from './products.ts'
import { describeGasSupply, describeSupply } from './supply-points.ts'

export function contractingRoutes(services: Services) {
  const looked = lookUps(services.db)
  const lookUp = async (cups: string, request: FastifyRequest, reply: FastifyReply) => {
    const visitor = visitorOf(request, reply, services.cookieSuffix)
    await looked.take({ visitor, network: networkOf(request.ip) })
    await looked.remember(visitor, cups)
  }
  const mayUse = (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = visitorOf(request, reply, services.cookieSuffix)
    return (cups20: string) => looked.isRemembered(visitor, cups20)
  }
  return implement('contracting', contract, {
    getContractingConfig: async ({ caller }) => {
      const account = caller && (await findAccount(services.db, caller.accountId))
      if (!account) return {}
      const { nif, email, mobile } = account
      // Whom the retailer does not know yet has none here.
      return { ...(nif === '' ? {} : { vat: nif }), email, ...(mobile ? { mobile } : {}) }
    },
    getSupplyPoint: async ({ params, query, locale, request, reply }) => {
      await lookUp(params.cups, request, reply)
      return await describeSupply(services, { cups: params.cups, withOld: query.old !== '0', locale })
    },
    getGasSupplyPoint: async ({ params, locale, request, reply }) => {
      await lookUp(params.cups, request, reply)
      return await describeGasSupply(services, { cups: params.cups, locale })
    },
    listProducts: ({ query, locale, request, reply }) =>
      listOfferedProducts(services, { asked: query, locale, mayUse: mayUse(request, reply) }),
    listGasProducts: ({ query, locale, request, reply }) =>
      listOfferedGasProducts(services, { asked: query, locale, mayUse: mayUse(request, reply) }),
    listGasTariffs: async () => gasTariffsOffered(),
    listGasOriginRetailers: () => gasOriginRetailers(),
    listTariffs: async ({ query }) => tariffsFor(query, todayOf(services)),
    listActivities: ({ locale }) => activitiesIn(languageOf(locale)),
    listOriginRetailers: () => originRetailers(),
  })
}
