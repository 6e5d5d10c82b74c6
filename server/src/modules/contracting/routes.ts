import * as contract from '@endoll/api/contracting.ts'
import { languageOf } from '@endoll/api/language.ts'
import { isCompanyVat } from '@endoll/domain/contracting/new-contract.ts'
import { nameParts } from '@endoll/domain/identity/name-parts.ts'
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
      // Whom the retailer does not know yet has neither tax id nor name here.
      return { ...(nif === '' ? {} : holderOf(account)), email, ...(mobile ? { mobile } : {}) }
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

/** Who the customer is, in the fields of the form; a company's name is one. */
function holderOf({ nif, name }: { readonly nif: string; readonly name: string }) {
  if (isCompanyVat(nif)) return { vat: nif, name }
  const { surName1, surName2, ...parts } = nameParts(name)
  return { vat: nif, ...parts, ...(surName1 ? { surName1 } : {}), ...(surName2 ? { surName2 } : {}) }
}
