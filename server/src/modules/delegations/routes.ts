import * as contract from '@endoll/api/delegations.ts'
import { budgetOf, spend } from '../../platform/budget.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { answer, change, end, invite, readInvitation } from './operations.ts'
import { listDelegations, readActing } from './queries.ts'

/** Each invitation is a mail to a mailbox that somebody typed. */
const mostADay = 10

/** Who acts for a customer: invitations, answers, and their end. */
export function delegationsRoutes(services: Services): ApiModule {
  const invitations = budgetOf(services.db, {
    kind: 'delegate-invited',
    points: mostADay,
    windowSeconds: 86_400,
  })
  return implement('delegations', contract, {
    listDelegations: ({ caller }) => listDelegations(services, caller),
    readActing: ({ caller }) => readActing(services, caller),
    inviteDelegate: async ({ caller, body }) => {
      await spend(invitations, String(caller.customerId))
      await invite(services, caller, body)
      return listDelegations(services, caller)
    },
    changeDelegation: async ({ caller, params, body }) => {
      await change(services, caller, { ...params, ...body })
      return listDelegations(services, caller)
    },
    endDelegation: async ({ caller, params }) => {
      await end(services, caller, params.id)
      return listDelegations(services, caller)
    },
    readInvitation: ({ caller, body }) => readInvitation(services, caller, body.token),
    answerInvitation: async ({ caller, body }) => {
      await answer(services, caller, body)
      return listDelegations(services, caller)
    },
  })
}
