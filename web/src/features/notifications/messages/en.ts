import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

export const notifications: Messages<typeof es.notifications> = {
  title: 'Notifications',
  /** Of the bell in the header. */
  bell: '{count, plural, one {Notifications: # unread} other {Notifications: # unread}}',
  loading: 'Loading the notifications',
  unread: 'We could not load the notifications',
  nothingLost: 'No notification is lost.',
  readFailed: 'We could not mark the notifications as read.',
  answer: {
    unread: '{count, plural, one {# unread notification} other {# unread notifications}}',
    read: 'Everything is read.',
    none: 'There are no notifications yet.',
  },
  isUnread: 'Unread',
  ofContract: 'Contract {name}',
  readAll: 'Mark all as read',
  empty: {
    title: 'There are no notifications yet',
    why: 'New bills, direct debits to come and answers will be shown here.',
    action: 'See the bills',
  },
  paging: {
    label: 'Pages of notifications',
    showing: '{from} to {to} of {total}',
    previous: 'Newer',
    next: 'Older',
  },
  kinds: {
    bill: {
      title: 'New bill: {amount}',
      detail: 'Bill {number}.',
      due: 'Bill {number}, due on {day}.',
    },
    charge: { title: '{amount} will be charged on {day}', detail: 'Bill {number}, by direct debit.' },
    returned: {
      title: 'The bank gave back a charge of {amount}',
      detail: 'Bill {number} is unpaid again.',
    },
    request: {
      title: 'A request has moved on',
      states: {
        submitted: 'It was sent.',
        waiting_signature: 'It waits for the signature.',
        waiting_acceptance: 'It waits for somebody else to accept it.',
        sent: 'It is under way.',
        accepted: 'It is accepted.',
        rejected: 'It could not be done.',
        effective: 'The change is in effect.',
        withdrawn: 'It was withdrawn.',
        expired: 'It expired without being signed.',
      },
    },
    case: {
      title: 'Question {reference}',
      claim: 'Claim {reference}',
      answered: 'There is an answer.',
      closed: 'It was answered and closed.',
    },
    prices: {
      title: 'New prices from {day}',
      detail: '{product}. Whoever does not want them can leave the contract free of charge.',
    },
    power: {
      title: 'Power above the contracted one: {demand}',
      detail: 'Bill {number}, period {period}; {contracted} are contracted.',
    },
    use_limit: { title: 'Consumption is above {limit}', detail: '{energy} so far in {month}.' },
    bill_limit: { title: 'The next bill is already above {limit}', detail: 'It comes to {amount} so far.' },
    above_usual: {
      title: 'The next bill will be above the usual',
      detail: 'It will be about {amount}; usually it is {usual} at most.',
    },
    month: {
      title: 'Consumption of {month}: {energy}',
      detail: 'The month before it was {before}.',
      alone: 'It is the first whole month.',
    },
  },
}
