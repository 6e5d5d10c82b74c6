import type { NotificationKind } from '@endoll/domain/notifications/kinds.ts'

/** What a browser shows, also on a locked screen: no amounts, names or addresses. */
export const push = {
  several: (count: number) => `There are ${count} new notifications`,
  kinds: {
    bill: 'There is a new bill',
    charge: 'A bill will be charged soon',
    returned: 'There is news about a payment',
    given_back: 'There is news about a bill',
    payment: 'There is news about a payment',
    request: 'A request has moved on',
    case: 'There is a new answer',
    prices: 'There are new prices',
    renewal: 'A renewal is near',
    power: 'There is news about the power',
    use_limit: 'The use has passed the limit',
    bill_limit: 'The next bill has passed the limit',
    above_usual: 'The next bill will be above the usual',
    month: 'The summary of the month is ready',
    meter_silent: 'No hours of a meter come',
    meter_back: 'Hours of a meter come again',
  } satisfies Record<NotificationKind, string>,
}
