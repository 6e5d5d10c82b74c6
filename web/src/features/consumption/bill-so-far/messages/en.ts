import type { Messages } from '../../../../i18n/messages.ts'
import type { messages as es } from './es.ts'

export const messages = {
  title: 'The current bill',
  loading: 'Working out the current bill…',
  sentence: 'Since {first}: {energy} and {amount} so far; the bill will come to about {expected}.',
  closed: 'The bill from {first} to {last} will be about {expected}, for {energy}.',
  readTo: 'With readings up to {day}; the bill will end about {end}.',
  soFar: 'So far',
  expected: 'Expected total',
  range: 'Between {low} and {high}',
  rangeLabel: 'Range',
  usual: 'The usual',
  energy: 'Energy',
  energyOf: '{soFar} of about {expected}',
  spoken:
    'So far {soFar}; expected total {expected}, between {low} and {high}{usual, select, none {} other {; the usual is {usual}}}.',
  how: 'What it is based on',
  basis: {
    year_before: 'The days to come are taken from the same days of last year.',
    recent_days:
      'The days to come are taken from the last weeks, because there are no readings of last year.',
  },
  rangeBasis: {
    past_weeks:
      'The range comes from how far the same forecast would have been off in past weeks: nine bills in ten would fall inside.',
    assumed:
      'There are too few readings yet to know how far off the forecast is: the range takes it that what is to come may be half or twice as much.',
  },
  prices: 'With the prices of the contract, the power and the taxes of today.',
  leavesOut: 'Not counted: {what}.',
  left: {
    excess_power: 'demand above the contracted power',
    reactive: 'reactive energy',
    battery: 'what the virtual battery pays',
  },
  above: {
    title: 'It is above the usual',
    text: 'A bill of {days, plural, one {one day} other {# days}} usually comes to about {usual}. This is still a forecast.',
  },
  none: {
    title: 'There is no forecast of the current bill yet',
    gas: 'Gas is read every two months: until then nobody knows how much has been used.',
    not_active: 'The contract is not active: no bill is being made.',
    no_bill_yet: 'It takes a first bill: until then nobody knows which days it will have.',
    bills_missing:
      'Another bill should have come long ago. Until it does, nobody can tell which days the next one will have.',
    no_readings: 'No reading has come since the last bill. The distributor sends them a few days late.',
    no_prices: 'The price of these days is not known beforehand.',
  },
  failure: {
    title: 'The current bill could not be worked out',
    safe: 'Readings and bills are where they were.',
  },
  stale: 'The forecast could not be brought up to date: the one before is shown.',
} satisfies Messages<typeof es>
