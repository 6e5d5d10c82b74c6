import { getNotificationChoices, getWatches } from '@endoll/api/notification-choices.ts'
import { read } from '../../../calls/query.ts'

export function choicesQuery() {
  return read(getNotificationChoices, {})
}

/** What is watched of a contract. */
export function watchesQuery(name: string) {
  return read(getWatches, { params: { name } })
}
