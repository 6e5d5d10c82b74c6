import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const productYear: Messages<(typeof es)['product-year']> = {
  title: 'What each product would have cost',
  loading: 'Working out the year with each product',
  unread: 'We could not compare the products',
  safe: 'Nothing was changed.',
  ask: 'Ask about the change',
  change: 'Change to this product',
  product: 'Product',
  paysNoSurplus: 'Does not pay for surplus',
  surplusUnpriced:
    'We do not know what the present product pays for surplus: its figures take nothing off for it.',
  own: 'The present one',
  total: 'The whole year',
  between: '(between {from} and {to})',
  withPowers: 'With {powers} kW',
  withPlan: 'With the clock plan',
  withBattery: 'With a virtual battery',
  hours: 'from {from} to {to}',
  none: 'Does not apply',
  savedByPowers: 'With {powers} kW the present product would have cost {saved} less.',
  savedByPlan: 'With the clock plan from {from} to {to} the present product would have cost {saved} less.',
  battery:
    'The virtual battery is empty at first, takes all the surplus that a bill cannot pay off and pays the bills after it; what is left at the end is not taken off.',
  restsOfGas:
    'This is the gas that was billed, with today’s prices and the taxes of each month; without services.',
  missingBills:
    'There are bills of {read} of {days} days: the others were taken to use what these do on average.',
  best: 'From {first} to {last} no other product would have cost less than the present one.',
  cheaper: 'From {first} to {last} {product} would have cost {saved} less than the present one.',
  cheapest: 'From {first} to {last} the cheapest would have been {product}.',
  rests:
    'These are the hours of this contract with today’s prices and the taxes of each month; with the excess power of twelve months of bills and without services or the contract’s battery. Excess power, and what other powers change, carry today’s taxes, as in the power that suits.',
  restsWithoutExcess:
    'These are the hours of this contract with today’s prices and the taxes of each month; without services or the contract’s battery. Excess power is not known for the whole year, so no figure has it.',
  options: {
    bonus: 'The present one has its social bonus, which any other product loses.',
    applied: 'The present one is calculated with the tariff options chosen, as if they had held all year.',
    not_known: 'The contract has a tariff option whose price or first day we do not know: it is not in it.',
  },
  market:
    '{product} follows the market: it is calculated with the price that each hour had.{missing, plural, =0 {} one { Of # hour we do not have the price: the mean of the others of its period was taken.} other { Of # hours we do not have the price: the mean of the others of their period was taken.}}',
  missing:
    'Readings are complete for {read} of {days} days: the others were taken to be as those of their kind.',
  reasons: {
    contract_not_active: 'Products are compared for active contracts.',
    too_little_data: 'Readings are missing to compare: from {first} to {last} too few months are complete.',
    too_few_bills: 'Bills are missing to compare: from {first} to {last} too few days were billed.',
    no_prices: 'No product has prices to compare with.',
  },
}

export { productYear as 'product-year' }
