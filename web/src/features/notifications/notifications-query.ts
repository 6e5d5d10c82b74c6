import { listNotifications } from '@endoll/api/notifications.ts'
import { firstRead, queryClient, read } from '../../calls/query.ts'
import type { FirstRead } from '../../calls/query.ts'
import { showsSettings } from '../../site/settings-address.ts'
import { unreadQuery } from './unread-query.ts'

export const notificationsPerPage = 20

export function notificationsQuery(page: number) {
  return read(listNotifications, {
    query: { offset: String((page - 1) * notificationsPerPage), limit: String(notificationsPerPage) },
  })
}

/** Shows at once how many are left; the list is read again where it is shown. */
export function keepUnread(reply: { readonly unread: number }): void {
  queryClient.setQueryData(unreadQuery().queryKey, reply)
  void queryClient.invalidateQueries({ queryKey: [listNotifications.path] })
}

/** The page of the list that the address names, from 1. */
export function readPage(raw: Readonly<Record<string, unknown>>): number {
  const page = Number(raw['page'])
  return Number.isSafeInteger(page) && page > 1 && page < 1e6 ? page : 1
}

/** What the page begins with. */
export function notificationsReads(raw: Readonly<Record<string, unknown>>): readonly FirstRead[] {
  return showsSettings(raw) ? [] : [firstRead(notificationsQuery(readPage(raw)))]
}
