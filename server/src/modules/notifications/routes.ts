import * as returning from '@endoll/api/mail-returns.ts'
import * as choosing from '@endoll/api/notification-choices.ts'
import * as devices from '@endoll/api/push-devices.ts'
import * as reading from '@endoll/api/notifications.ts'
import * as renewing from '@endoll/api/renewal-letters.ts'
import { findId } from '../../platform/access.ts'
import { at } from '../../platform/db/at.ts'
import { notFound } from '../../platform/http/failure.ts'
import { namePushBrowser, pushBrowserOf } from '../../platform/http/push-browser.ts'
import { implement, type ApiModule } from '../../platform/http/implement.ts'
import type { Services } from '../../platform/services.ts'
import { ownNotifications, type Reader } from './own-notifications.ts'
import { chooseOne, chooseSums, readChoices } from './operations/choices.ts'
import { checkEmail, takeReturns } from './mail-returns.ts'
import { addDevice, listDevices, removeDevice } from './push/devices.ts'
import { countUnread, listNotifications } from './queries.ts'
import { openRenewalLetter } from './operations/renewal-letters.ts'
import { visitOf } from '../session/operations/visit.ts'
import { readWatches, saveWatches } from './watches.ts'

/** Notes that some of an account's notifications were read; when they were read first stays. */
async function markRead({ db, clock }: Services, reader: Reader, ids: { from: number; upTo: number }) {
  await db
    .updateTable('notification')
    .set({ read_at: at(clock.nowMs()) })
    .where('account_id', '=', reader.accountId)
    .where('customer_id', '=', reader.customerId)
    .where('id', '>=', ids.from)
    .where('id', '<=', ids.upTo)
    .where('read_at', 'is', null)
    .execute()
}

export function notificationsRoutes(services: Services): ApiModule {
  const { db, cookieSuffix } = services
  return implement(
    'notifications',
    { ...reading, ...choosing, ...returning, ...devices, ...renewing },
    {
      listNotifications: ({ caller, query }) => listNotifications(db, caller, query),
      countUnread: async ({ caller }) => ({ unread: await countUnread(db, caller) }),
      readNotification: async ({ caller, params }) => {
        const id = findId(params.id) ?? 0
        const found = await ownNotifications(db, caller).select('id').where('id', '=', id).executeTakeFirst()
        if (!found) throw notFound()
        await markRead(services, caller, { from: id, upTo: id })
        return { unread: await countUnread(db, caller) }
      },
      downloadRenewalLetter: ({ params }) => openRenewalLetter(services, params.id),
      getNotificationChoices: ({ caller }) => readChoices(db, caller),
      chooseNotification: async ({ caller, body }) => {
        await chooseOne(db, caller, body)
        return readChoices(db, caller)
      },
      chooseSums: async ({ caller, body }) => {
        await chooseSums(db, caller, body.shown)
        return readChoices(db, caller)
      },
      listPushDevices: ({ caller, request }) =>
        listDevices(services, caller, pushBrowserOf(request, cookieSuffix)),
      addPushDevice: ({ caller, body, request, reply }) =>
        addDevice(services, caller, body, {
          hash: namePushBrowser(request, reply, cookieSuffix),
          device: visitOf(request, cookieSuffix).device,
        }),
      removePushDevice: ({ caller, params, request }) =>
        removeDevice(services, caller, {
          id: params.id,
          browserHash: pushBrowserOf(request, cookieSuffix),
        }),
      getWatches: async ({ caller, params }) => readWatches(db, caller, params.name),
      setWatches: async ({ caller, params, body }) => saveWatches(db, caller, { ...body, name: params.name }),
      reportMailReturns: ({ body }) => takeReturns(services, body),
      checkEmail: ({ caller, locale }) => checkEmail(services, caller, locale),
      readNotifications: async ({ caller, body }) => {
        await markRead(services, caller, { from: 1, upTo: body.up_to })
        return { unread: await countUnread(db, caller) }
      },
    },
  )
}
