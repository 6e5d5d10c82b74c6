import type { AppMessages, Messages } from '../../../i18n/messages.ts'

export const home: Messages<AppMessages['home']> = {
  title: 'Hello, {name}',
  titleOf: 'The office of {customer}',
  loading: 'Loading your home page…',
  answer: {
    debt: 'You owe {amount}',
    toPay: 'You have {amount} to pay',
    sign: '{count, plural, one {A request needs your signature} other {# requests need to be signed or confirmed}}',
    confirm: 'A change has to be confirmed from your mail',
    draft: '{count, plural, one {A contract needs your signature} other {# contracts need your signature}}',
    mail: 'Our e-mails do not reach you',
    rejected: 'A change you requested could not be made',
    nothing: 'You have nothing to do',
    noContracts: 'You have no contract yet',
  },
  detail: {
    debt: '{count, plural, one {One unpaid bill} other {# unpaid bills}}{since, select, none {} other {, since {since}}}.',
    older: '{amount} is for earlier bills, which are not shown here.',
    cut: '{kind, select, none {Unless it is paid, the supply may be cut off from {day} on.} gas {{place}: unless it is paid, the gas may be cut off from {day} on.} other {{place}: unless it is paid, the electricity may be cut off from {day} on.}}',
    cutNow:
      '{kind, select, none {The supply may now be cut off.} gas {{place}: the gas may now be cut off.} other {{place}: the electricity may now be cut off.}}',
    cutBan:
      '{kind, select, none {This supply cannot be cut off for non-payment.} gas {{place}: the gas cannot be cut off for non-payment.} other {{place}: the electricity cannot be cut off for non-payment.}}',
    cutBanUntil:
      '{kind, select, none {This supply cannot be cut off for non-payment until {until}.} gas {{place}: the gas cannot be cut off for non-payment until {until}.} other {{place}: the electricity cannot be cut off for non-payment until {until}.}}',
    paused: 'The oldest is in a complaint that has not been answered: until then the supply is not cut off.',
    toPay:
      '{count, plural, one {One bill} other {# bills}}{until, select, none {} other {; the first by {until}}}.',
    charged: '{amount} will be charged to your account on {day}.',
    next: 'The next bill is expected around {day}.',
    mail: 'E-mails to this account come back, so notices are missing.',
    noContracts: 'A new contract appears here as soon as it is being processed.',
  },
  needs: {
    label: 'To do',
    payAll: 'Pay {amount}',
    pay: 'See how to pay',
    bills: 'See the bills',
    toPay:
      '{count, plural, one {One more bill to pay: {amount}} other {# more bills to pay: {amount}}}{until, select, none {} other {{count, plural, one {, by {until}} other {, the first by {until}}}}}',
    sign: '{count, plural, one {Sign request {reference}} other {See # requests}}',
    confirm: 'See request {reference}',
    draft: 'See the contract to sign',
    mail: 'Check your e-mail address',
    rejected: 'Request {reference}: could not be done',
    done: 'Request {reference}: done',
    underWay: '{count, plural, one {One request is under way} other {# requests are under way}}',
  },
  supplies: {
    title: 'Your supplies',
    all: '{count, plural, other {See all #}}',
    owes: 'Owed: {amount}',
    latest: 'Latest bill',
    status: { waitingSignature: 'To sign', inProcess: 'In process', closed: 'Closed' },
    kinds: { electricity: 'Electricity', gas: 'Gas' },
    improve: 'What to improve in all of them',
    find: 'Find a supply',
  },
  shortcuts: {
    title: 'Go straight to',
    titleOf: 'Shortcuts for {place}',
    yesterday: 'Yesterday’s consumption',
    ofDay: 'Consumption on {day}',
    invoices: 'All bills',
    power: 'Is my power too high?',
    iban: 'Change the bank account',
    moving: 'I am moving',
  },
  unread: 'We could not load your home page',
  safe: 'Your contracts and bills are not affected; you can also reach them from the menu.',
  partUnread: 'This part could not be loaded.',
}
