import { procedureWords } from '../../../i18n/procedure-names/en.ts'
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
  settings: {
    open: 'Choose your notifications',
    title: 'What we tell you, and where',
    back: 'Notifications',
    loading: 'Loading your preferences',
    unread: 'We could not load your preferences',
    safe: 'Notifications keep coming as before.',
    failed: 'We could not save the change.',
    sums: 'Say sums',
    sumsHint: 'In mails of notifications and in the list. Notifications on devices never say any.',
    mails:
      'Mails go to {email}: what happens close together comes in one, and there is at most one in {hours} hours. What the law requires comes at once.',
    list: 'Each notification and where it goes',
    kind: 'Notification',
    shown: 'In the list',
    mail: 'By mail',
    push: 'On devices',
    where: '{kind}: {where}',
    owed: 'Always: the law requires it',
    own: 'Always: it has a mail of its own',
    kinds: {
      bill: 'New bills',
      charge: 'Direct debits in the next few days',
      payment: 'How payments made here turn out',
      returned: 'Charges that the bank gives back',
      given_back: 'Cancelled bills and money given back',
      request: 'Progress of requests',
      case: 'Answers to queries and complaints',
      prices: 'New prices',
      renewal: 'Renewal of the contract',
      power: 'Power above the contracted one',
      use_limit: 'Consumption above the limit',
      bill_limit: 'Next bill above the limit',
      above_usual: 'Next bill above the usual',
      month: 'What you used in a month, once it is over',
      meter_silent: 'A meter that sends no hours',
      meter_back: 'A meter that sends hours again',
    },
    limits: {
      title: 'Limits',
      why: 'When readings come that go above them, we tell you once.',
      loading: 'Loading the limits',
      unread: 'We could not load the limits',
      safe: 'The limits stay as they were.',
      contract: 'Contract',
      none: 'Limits are for active electricity contracts, and there are none here.',
      use: 'Consumption in a calendar month, in kWh',
      bill: 'Next bill so far, in euros',
      unset: 'No limit',
      hint: 'Leave it empty to remove it.',
      usual: 'Tell when the next bill will be above the usual',
      saved: 'The limit is saved.',
      removed: 'The limit has been removed.',
    },
  },
  kinds: {
    bill: {
      title: 'New bill: {amount}',
      detail: 'Bill {number}.',
      due: 'Bill {number}, due on {day}.',
      charged: 'Bill {number}. It is charged on {day} by direct debit.',
    },
    charge: { title: '{amount} will be charged on {day}', detail: 'Bill {number}, by direct debit.' },
    payment: {
      failed: 'The payment of {amount} did not arrive',
      refunded: '{amount} was given back',
      partly_refunded: '{amount} was given back',
      refund_failed: 'A refund of {amount} did not arrive',
      charged_back: 'The bank took back a payment of {amount}',
      paid: '{amount} was paid',
      ordered: 'A direct debit of {amount} was ordered',
      detail: 'Bill {number}.',
    },
    returned: {
      title: 'The bank gave back a charge of {amount}',
      detail: 'Bill {number} is unpaid again.',
    },
    given_back: {
      title: '{amount} was given back',
      detail: 'Bill {number}.',
      annulled: 'The bill {number} was cancelled',
      takenBack: 'The bill {number} takes off {amount}.',
    },
    request: {
      which: procedureWords,
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
      claim: 'Complaint {reference}',
      answered: 'There is an answer.',
      closed: 'It was answered and closed.',
    },
    prices: {
      title: 'New prices from {day}',
      detail: '{product}. If you do not want them, you can leave the contract free of charge.',
    },
    renewal: {
      title: 'The contract renews after {day}',
      detail:
        'For {months, plural, =1 {another month} =12 {another year} other {another # months}} unless somebody says otherwise. Until that day it can be refused at no cost.',
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
    meter_silent: {
      title: 'No hours of the meter have come since {day}',
      detail: 'You can ask us to check with the distributor.',
    },
    meter_back: { title: 'The meter sends hours again', detail: 'None had come since {day}.' },
    month: {
      title: 'Consumption of {month}: {energy}',
      before: 'The month before it was {before}.',
      yearBefore: 'A year before, {before}.',
      cost: 'The energy cost {amount}; the most expensive day was {day}, at {dayAmount}.',
      bill: 'The current bill stands at {amount} and will end between {low} and {high}.',
    },
  },
}

const emailProblem = {
  stopped: {
    title: 'E-mails do not reach {email}',
    why: 'They have come back since {day}. We no longer send notices to this address, and what the law requires may come by post. Codes and links that you ask for are still sent.',
  },
  check: {
    send: 'Check whether they arrive now',
    sending: 'Sending',
    again: 'Send another link',
    sent: 'We sent a link to {email}. Once it is opened and confirmed, notices are sent again.',
    change: 'Change the address',
  },
  complained: {
    title: 'Notices by e-mail are stopped',
    why: 'On {day} an e-mail of ours to {email} was marked as unwanted. We only send what the law requires and answers to what you ask for. You can choose the other notices here again.',
  },
} satisfies Messages<(typeof es)['email-problem']>

export { emailProblem as 'email-problem' }
