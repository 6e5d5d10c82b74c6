import * as contact from '@endoll/api/procedures/contact.ts'
import * as iban from '@endoll/api/procedures/iban.ts'
import * as notificationAddress from '@endoll/api/procedures/notification-address.ts'
import * as power from '@endoll/api/procedures/power.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { confirmAccountEmail } from '../requests/operations.ts'
import { askingOf, submittedReply } from './asking.ts'
import { changeContact, changeProfile } from './contact.ts'
import { changeIban, listAccounts } from './iban.ts'
import { changeNotificationAddress, listAddresses, listContractAddresses } from './notification-address.ts'
import { changePower, getPowerChange } from './power.ts'

const slug = 'procedures'

/** Everything that a customer can have changed; each procedure has its rules in a file of its own. */
export function proceduresRoutes(services: Services): ApiModule {
  const { db } = services
  const modules = [
    implement(slug, power, {
      getPowerChange: ({ caller, params }) => getPowerChange(services, caller, params.name),
      changePower: async (call) =>
        submittedReply(await changePower(services, askingOf(call), call.params.name, call.body)),
    }),

    implement(slug, iban, {
      listContractIbans: ({ caller }) => listAccounts(db, caller),
      listIbans: ({ caller }) => listAccounts(db, caller),
      changeIban: async (call) => ({
        ...submittedReply(await changeIban(services, askingOf(call), call.params.id, call.body)),
        result: true,
      }),
    }),

    implement(slug, contact, {
      changeContact: async (call) =>
        submittedReply(await changeContact(services, askingOf(call), call.params, call.body)),
      changeProfile: (call) => changeProfile(services, askingOf(call), call.body),
      confirmEmail: ({ body }) => confirmAccountEmail(services, body.token),
    }),

    implement(slug, notificationAddress, {
      listAddresses: ({ caller }) => listAddresses(db, caller),
      listContractAddresses: ({ caller, params }) => listContractAddresses(db, caller, params.id),
      changeNotificationAddress: async (call) => {
        const { submitted, id } = await changeNotificationAddress(
          services,
          askingOf(call),
          call.params.name,
          call.body,
        )
        return { ...submittedReply(submitted), id }
      },
    }),
  ]
  return { slug, endpoints: modules.flatMap(({ endpoints }) => endpoints) }
}
