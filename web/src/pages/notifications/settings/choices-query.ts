import { getNotificationChoices, getWatches } from '@endoll/api/notification-choices.ts'
import { listPushDevices } from '@endoll/api/push-devices.ts'
import { queryOptions } from '@tanstack/react-query'
import { read } from '../../../calls/query.ts'
import { readPushHere } from './push-here.ts'

export function choicesQuery() {
  return read(getNotificationChoices, {})
}

/** The browsers that show notifications. */
export function devicesQuery() {
  return read(listPushDevices, {})
}

/** What this browser can do: looked at whenever somebody comes back to the page, from its settings too. */
export function hereQuery(publicKey: string) {
  return queryOptions({
    queryKey: ['push here', publicKey],
    queryFn: () => readPushHere(publicKey),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/** What is watched of a contract. */
export function watchesQuery(name: string) {
  return read(getWatches, { params: { name } })
}
