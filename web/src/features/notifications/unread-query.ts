import { countUnread } from '@endoll/api/notifications.ts'
import { read } from '../../calls/query.ts'

/** How many were not read: apart from the list, because the bell is on every page. */
export function unreadQuery() {
  return read(countUnread, {})
}
