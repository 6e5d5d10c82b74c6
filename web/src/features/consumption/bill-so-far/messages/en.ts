import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

const billSoFar = {
  title: 'The current bill',
  loading: 'Working out the current bill…',
  sentence: 'Since {first}: {energy} and {amount} so far; the bill will come to about {expected}.',
  closed: 'The bill from {first} to {last} will be about {expected}, for {energy}.',
  readTo: 'Based on readings up to {day}; the billing period will end around {end}.',
  soFar: 'So far',
  expected: 'Expected total',
  range: 'Between {low} and {high}',
  rangeLabel: 'Range',
  usual: 'Usual amount, at most',
  energy: 'Energy',
  energyOf: '{soFar} of about {expected}',
  spoken:
    'So far {soFar}; expected total {expected}, between {low} and {high}{usual, select, none {} other {; the usual amount is {usual} at most}}.',
  how: 'What it is based on',
  basis: {
    year_before: 'The remaining days are estimated from the same days last year.',
    recent_days:
      'The remaining days are estimated from recent weeks, because there are no readings from last year.',
  },
  rangeBasis: {
    past_weeks:
      'The range reflects how far off the same forecast would have been in past weeks: {share} of bills would fall within it.',
    assumed:
      'There are not enough readings yet to know how accurate the forecast is: the range assumes that the rest of the bill will be between {low} and {high} of what is expected.',
  },
  foreseesMarket:
    'Market prices that are not known yet are worked out from those of the last few weeks, and the range allows for them to change.',
  prices: 'With today’s contract prices, power and taxes.',
  leavesOut: 'Not included: {what}.',
  left: {
    excess_power: 'demand above the contracted power',
    reactive: 'reactive energy',
    battery: 'what the virtual battery pays',
    tariff_option: 'a tariff option whose price or first day we do not know',
    surplus: 'what is paid for surplus, whose price we do not know',
  },
  above: {
    title: 'Higher than usual',
    text: 'A bill of {days, plural, one {one day} other {# days}} usually comes to {usual} at most. This is still a forecast.',
  },
  none: {
    title: 'There is no forecast of the current bill yet',
    gas: 'Gas is read every {months, number} months: until then it is not known how much has been used.',
    not_active: 'The contract is not active: there is no current bill.',
    no_bill_yet: 'A first bill is needed: until then it is not known which days the next one will cover.',
    bills_missing:
      'Another bill should have arrived long ago. Until it does, it is not known which days the next one will cover.',
    no_readings:
      'There are no readings since the last bill. The distributor sends them with a delay of a few days.',
    no_prices: 'The prices for these days are not known in advance.',
  },
  failure: {
    title: 'The current bill could not be worked out',
    safe: 'Your readings and bills are not affected.',
  },
  stale: 'The forecast could not be updated: this is the earlier one.',
} satisfies Messages<(typeof es)['bill-so-far']>

export { billSoFar as 'bill-so-far' }
