import type { ContractDetail } from '@endoll/api/contracts.ts'
import type { Day } from '@endoll/domain/time/day.ts'

/** Whether notices go by e-mail; `day` is when it was asked for, or since when it is active. */
export type ElectronicNotification =
  | { readonly state: 'unactive' }
  | { readonly state: 'requested' | 'active'; readonly day: Day }

type Facts = Pick<
  ContractDetail,
  'electronic_notification' | 'date_start_electronic_notification' | 'date_request_electronic_notification'
>

/** Active with its flag and a day of start, requested with a day of request, otherwise neither. */
export function electronicNotificationOf(facts: Facts): ElectronicNotification {
  const { date_start_electronic_notification: start, date_request_electronic_notification: asked } = facts
  if (facts.electronic_notification && start !== null) return { state: 'active', day: start }
  return asked === null ? { state: 'unactive' } : { state: 'requested', day: asked }
}
