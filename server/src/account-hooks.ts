import { endTokensOf } from './modules/data-access/operations/end-tokens.ts'
import { grantByClaims } from './modules/delegations/operations/grant-by-claims.ts'
import { actsForAnother } from './modules/delegations/queries.ts'
import { endDevices, takeDevice } from './modules/notifications/operations/end-devices.ts'
import { withdrawNewEmail } from './modules/requests/operations/withdraw.ts'
import type { AccountHooks } from './platform/account-hooks.ts'

/** What other capabilities do where a session begins or ends. */
export const accountHooks: AccountHooks = {
  sessionsEnded: endDevices,
  sessionOpened: takeDevice,
  accountSecured: async (transaction, services, accountId, why) => {
    await withdrawNewEmail(transaction, services, accountId, why)
    await endTokensOf(transaction, services, accountId)
  },
  providerSaid: grantByClaims,
  actsForAnother,
}
