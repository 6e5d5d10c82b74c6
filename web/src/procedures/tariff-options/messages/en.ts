import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const tariffOptions: Messages<(typeof es)['tariff-options']> = {
  which: 'What would you like to choose?',
  options: {
    double_tariff: {
      name: 'Double tariff',
      what: 'In the chosen months, a cheap price in off-peak hours and another in the rest.',
      label: 'Which months?',
    },
    happy_hours: {
      name: 'Clock plan',
      what: 'Some cheap hours every day.',
      label: 'Which hours?',
    },
    happy_day: {
      name: 'Weekend day',
      what: 'One cheap day every week.',
      label: 'Which day?',
    },
  },
  now: 'Now: {choice}',
  nothingNow: 'Nothing is chosen now.',
  span: '{from} – {to}',
  send: 'Save the choice',
  unchanged: 'This is what there is: nothing has changed.',
  choose: 'Nothing is chosen yet.',
  none: {
    title: 'This contract has nothing to choose',
    why: 'Its product offers neither cheap hours nor cheap days.',
  },
  preview: {
    loading: 'Calculating with the consumption of this contract',
    unread: 'We could not calculate what it would mean',
    stillChoose: 'You can choose all the same.',
    title: 'What it would mean: {choice}',
    from: 'Saved today, it counts from {day}.',
    saves: 'With what was used from {from} to {to} the energy would have cost {amount} less.',
    costs: 'With what was used from {from} to {to} the energy would have cost {amount} more.',
    same: 'With what was used from {from} to {to} the energy would have cost the same.',
    either:
      'With what was used from {from} to {to} the energy would have cost between {less} less and {more} more.',
    range: 'between {low} and {high}',
    without: 'Energy as now',
    with: 'Energy with this choice',
    basis: 'Calculated hour by hour, at today’s prices with taxes. The power does not change.',
    missing: '{missing} of {hours} hours are missing: what they might come to is the range.',
    tooFew: 'There are not enough readings yet to say what it would have cost.',
    noPrice: 'We do not have the price of this choice, so we cannot say what it would have cost.',
    week: 'The typical week of this contract: {hours, number} cheap hours, with {share} of the energy.',
    weekUnread: '{hours, number} cheap hours a week.',
    key: 'Cheap hour. The stronger the colour, the more is used.',
  },
}

export { tariffOptions as 'tariff-options' }
