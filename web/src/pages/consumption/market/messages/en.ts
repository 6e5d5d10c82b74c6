import type { Messages } from '../../../../i18n/messages.ts'
import type * as es from './es.ts'

export const market: Messages<typeof es.market> = {
  title: 'Price of each hour, today and tomorrow',
  loading: 'Reading the prices of the market',
  unread: 'We could not read the prices',
  safe: 'Nothing was changed.',
  which: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  notToday: 'Today’s prices are not in yet.',
  notTomorrow:
    'Tomorrow’s prices are not in yet. The market publishes them every day in the early afternoon.',
  ofDay: 'Price of each hour of this day',
  label: 'Price of the energy in each hour, {day}, in euros per kWh with taxes',
  move: 'Arrow keys move along the chart.',
  price: '{price} €/kWh',
  unknown: 'price not known',
  mean: 'Mean of the day, taxes included',
  cheap: 'The cheapest',
  others: 'The others',
  hour: '{from}–{to}',
  again: '{hour} (second time)',
  cheapest: 'The cheapest hours: {spans}.',
  span: 'from {from} to {to}',
  negative: 'In hours with a price below zero what you use is taken off your bill.',
  table: 'See as a table',
  hourColumn: 'Hour',
  priceColumn: 'With taxes, €/kWh',
}
