import * as data from '@endoll/api/data.ts'
import * as tokens from '@endoll/api/data-tokens.ts'
import { budgetOf, spend } from '../../platform/budget.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { getBillSoFar } from '../insight/queries.ts'
import { openCalendar } from './calendar.ts'
import { listBills, readBatteries, readDebits, readHourPrices, readSupplies } from './queries.ts'
import { readSteps } from './steps.ts'
import { endToken, listTokens, makeToken } from './tokens.ts'

/** Each is a mail to the customer. */
const tokensADay = 20

/** Tokens of a customer, what a program reads by one, and calendars. */
export function dataAccessRoutes(services: Services): readonly ApiModule[] {
  const made = budgetOf(services.db, { kind: 'data-token-made', points: tokensADay, windowSeconds: 86_400 })
  return [
    implement('data-tokens', tokens, {
      listDataTokens: async ({ caller }) => ({ tokens: await listTokens(services, caller) }),
      createDataToken: async ({ caller, body }) => {
        await spend(made, String(caller.accountId))
        const secret = await makeToken(services, caller, body)
        return { secret, tokens: await listTokens(services, caller) }
      },
      endDataToken: async ({ caller, params }) => {
        await endToken(services, caller, params.id)
        return { tokens: await listTokens(services, caller) }
      },
    }),
    implement('data', data, {
      readDataSupplies: ({ caller }) => readSupplies(services, caller),
      readHours: ({ caller, params, query }) =>
        readSteps(services, caller, { ...params, ...query, step: 60 }),
      readQuarters: ({ caller, params, query }) =>
        readSteps(services, caller, { ...params, ...query, step: 15 }),
      readDataBillSoFar: ({ caller, params }) => getBillSoFar(services, caller, params.name),
      readBills: ({ caller, params, query }) => listBills(services, caller, { ...params, ...query }),
      readDebits: ({ caller, params }) => readDebits(services, caller, params.name),
      readPrices: ({ caller, params }) => readHourPrices(services, caller, params.name),
      readBattery: ({ caller, params }) => readBatteries(services, caller, params.name),
      readCalendar: ({ caller, locale }) => openCalendar(services, caller, locale),
    }),
  ]
}
