import * as api from '@endoll/api/home-moves.ts'
import { budgetOf, spend } from '../../platform/budget.ts'
import { askingOf } from '../../platform/http/asking.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { beginMove } from './begin.ts'
import { getOwnMove, moveOnWire, readOffer } from './queries.ts'

const movesADay = 30

/** Moving house: what is left and what comes, under one signature. */
export function homeMovesRoutes(services: Services): ApiModule {
  const begun = budgetOf(services.db, { kind: 'home-moves', points: movesADay, windowSeconds: 86_400 })
  return implement('home-moves', api, {
    getMoveOffer: ({ caller, locale }) => readOffer(services, caller, locale),
    beginMove: async (call) => {
      const { caller, body, locale } = call
      await spend(begun, String(caller.accountId))
      return moveOnWire(services, caller, await beginMove(services, caller, askingOf(call), body), locale)
    },
    readMove: ({ caller, params, locale }) => getOwnMove(services, caller, params.reference, locale),
  })
}
