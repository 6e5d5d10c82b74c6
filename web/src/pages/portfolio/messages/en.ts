import type { AppMessages, Messages } from '../../../i18n/messages.ts'

export const portfolio: Messages<AppMessages['portfolio']> = {
  title: 'What to improve in your supplies',
  loading: 'Loading what can be improved',
  unread: 'We could not load what can be improved',
  safe: 'Nothing has changed.',
  answer: {
    saves: 'You can save up to {amount} a year on your {count, plural, one {supply} other {# supplies}}',
    nothing:
      '{count, plural, =0 {You have no active supplies} one {There is nothing to improve in your supply} other {There is nothing to improve in your # supplies}}',
    notYet: 'We work this out every night for customers with many supplies, or with a large one',
  },
  workedOut: 'Worked out on {day}, with taxes, over the last twelve months.',
  others: '{count, plural, one {One supply is} other {# supplies are}} still to be worked out.',
  together: 'Each change was worked out on its own: all of them together may save a little less.',
  monthClose: 'Month close',
  toContracts: 'See your contracts',
  byCause: 'By cause',
  all: 'Everything that can be improved',
  showAll: 'Show all',
  noneHere: 'There is nothing here.',
  supplies: '{count, plural, one {one supply} other {# supplies}}',
  causes: {
    powers: 'Power too high',
    excess: 'Excess power',
    reactive: 'Reactive energy',
    tariff: 'Tariff that does not suit you',
  },
  what: {
    powers: '{now} kW → {better} kW',
    excess: 'What was demanded above the contracted power. Other powers would not be cheaper.',
    reactive: 'More reactive energy than is free.',
    cosPhi: 'Lowest cos φ: {periods}.',
    capacitor: 'Lowest cos φ: {periods}. A capacitor of about {kvar} kvar would avoid it.',
    tariff: 'You would have paid less with {product}.',
  },
  mend: {
    power: 'Change the power',
    product: 'Change tariff',
    ask: 'Ask us',
    see: 'See the supply',
  },
  columns: {
    cause: 'Cause',
    supplies: 'Supplies',
    amount: 'A year',
    supply: 'Supply',
    what: 'What is wrong',
    actions: 'What to do',
  },
  paging: {
    label: 'Pages of what can be improved',
    showing: '{from, number} to {to, number} of {total, number}',
    previous: 'Previous',
    next: 'Next',
  },
}
