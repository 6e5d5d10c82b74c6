import type { Messages } from '../../../../../i18n/messages.ts'
import type * as es from './es.ts'

const optimalPower: Messages<(typeof es)['optimal-power']> = {
  title: 'Which power suits you',
  loading: 'Working out which power suits you',
  unread: 'We could not work out which power suits you',
  safe: 'Nothing has been changed.',
  ask: 'Request this change of power',
  span: '{first} to {last}',
  periods: { peak: 'peak', valley: 'off-peak' },
  answer: {
    two: 'With {peak} at peak times and {valley} off-peak you would have paid {saving} less in a year.',
    one: 'With {power} in both periods you would have paid {saving} less in a year.',
    six: 'With the suggested powers you would have paid {saving} less in a year.',
    tooLittle: 'It is not worth it: the change would take {months} months to pay for itself.',
    optimal: 'The contracted powers are already the best ones: no others would have been cheaper.',
    optimalAbove:
      'In some period more was demanded than is contracted. If the meter’s limiter has tripped, you need more power; if not, no other powers would have been cheaper.',
    too_little_data:
      'There is not enough data to say which power suits you: {months, plural, =0 {none of the last {needed, number} months is known} one {one of the last {needed, number} months is known} other {# of the last {needed, number} months are known}}.',
    gas: 'Gas has no contracted power.',
    contract_not_active: 'This is worked out for active contracts only.',
    no_prices: 'It cannot be worked out: this product has no current price for power.',
    quarter_hours:
      'Above {limit} excess power is charged by the quarter of an hour, and bills alone are not enough to work it out.',
    tariff: 'It cannot be worked out for this access tariff and these powers.',
  },
  missing: {
    why: 'All {needed, number} are needed: the missing month may be the one with the highest demand, in winter or in summer.',
    none: 'Bills that state the highest power demanded in each period are needed. With {needed, number} months of them it can be worked out.',
    which: '{count, plural, one {See which month is missing} other {See which # months are missing}}',
  },
  picture: {
    label: 'Power of each period',
    hint: 'The arrow keys move along the periods.',
    demanded: 'Highest demand',
    contracted: 'Contracted',
    suggested: 'Suggested',
    demandedOf: 'demanded {power}',
    contractedOf: 'contracted {power}',
    suggestedOf: 'suggested {power}',
    unknown: 'demand not known',
  },
  table: {
    open: 'See as a table',
    caption: 'Contracted, demanded and suggested power of each period',
    period: 'Period',
    contracted: 'Contracted',
    demanded: 'Highest demand',
    suggested: 'Suggested',
  },
  facts: {
    year: 'Power in a year, taxes included',
    fromTo: 'From {before} to {after}',
    beforeTaxes: 'Before taxes, from {before} to {after}.',
    change: 'What the distributor charges for the change',
    changeCost: '{amount} before taxes',
    connection: 'connection {amount}',
    access: 'access {amount}',
    extension: 'extension {amount} at most',
    payback:
      '{months, plural, =0 {The saving is felt from the first day.} one {The saving pays for it in a month.} other {The saving pays for it in # months.}}',
    when: 'When it can be changed',
  },
  when: {
    now: 'You can request it now. After that, it cannot be changed again for {months, plural, one {# month} other {# months}}, until {day}.',
    nowFree: 'You can request it now. After that, you can change it again without waiting.',
    power_change_too_soon:
      'From {day} on: it can be changed once every {months, plural, one {# month} other {# months}}.',
    process_running: 'When the change under way has finished.',
    request: 'See request {reference}',
    other: 'It cannot be requested now.',
  },
  assumptions: {
    title: 'How this is worked out',
    days: 'From the highest demand stated on the bills from {span}, as if the same were demanded again.',
    prices:
      'With the prices and rules in force on {day}, not those in force then. Only power and its excess count, not energy or discounts.',
    otherPowers: 'In some of those months other powers were contracted.',
    limited:
      'This product does not charge for excess power: with less power than was demanded the meter’s limiter would trip. So a margin of {percent} is left above the highest demand. The margin is our choice, not a rule: the meter reports the average of a quarter of an hour, while the limiter acts at once.',
    withoutMargin: 'Without that margin, {powers} would cost {saving} less in a year, before taxes.',
    charged:
      'What is demanded above the contracted power is charged as excess and cuts nothing off. Sometimes paying for some excess ({excess} in a year, before taxes) is cheaper than contracting more all year. Even so, we never suggest less power than was demanded on every bill: that caution is our choice, not a rule.',
    withoutFloor:
      'Without that caution, {powers} would cost {saving} less in a year, before taxes, but {excess} would be excess, bill after bill. The rules on excess power changed in {year} and may change again.',
    taxes: 'Taxes: {taxes}.',
    tax: '{tax} {rate}%',
    electricityTax: 'electricity tax',
    rights:
      'If you lower the power and raise it again later, the distributor charges fees for each kW added.',
    tariff: 'Within the access tariff {tariff}: another tariff would be another contract.',
  },
}

export { optimalPower as 'optimal-power' }
