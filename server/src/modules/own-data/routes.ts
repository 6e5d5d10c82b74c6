import * as contract from '@endoll/api/own-data.ts'
import { budgetOf, spend } from '../../platform/budget.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { askExport, openExport } from './operations/ask-export.ts'
import { readOwnData } from './queries.ts'

/** Each is hours of work for a customer with thousands of bills. */
const copiesADay = 3

/** What is kept of a person, and who has looked at it. */
export function ownDataRoutes(services: Services): ApiModule {
  const copies = budgetOf(services.db, { kind: 'data-copy', points: copiesADay, windowSeconds: 86_400 })
  return implement('own-data', contract, {
    readOwnData: ({ caller }) => readOwnData(services, caller),
    askCopy: async ({ caller, locale }) => {
      await spend(copies, String(caller.customerId))
      await askExport(services, caller, locale)
      return readOwnData(services, caller)
    },
    downloadCopy: ({ caller }) => openExport(services, caller),
  })
}
