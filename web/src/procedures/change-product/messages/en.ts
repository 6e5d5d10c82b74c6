import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const changeProduct: Messages<(typeof es)['change-product']> = {
  free: 'The change costs nothing; each product says what energy costs.',
  withdrawal: 'You can withdraw from the change after signing it.',
  send: 'Continue to sign',
  refused: {
    ending: {
      title: 'This contract ends',
      why: 'The contract ends on {day}: its product cannot be changed any more.',
    },
    none: {
      title: 'There is no other product for this supply',
      why: 'Today no other product is on sale for its access tariff and its kind of supply.',
    },
  },
  cost: {
    year: '{amount} for a year, with taxes.',
    same: '{amount} for a year, with taxes: the same as now.',
    less: '{amount} for a year, with taxes: {difference} less than now.',
    more: '{amount} for a year, with taxes: {difference} more than now.',
  },
  product: {
    title: 'Product',
    label: 'Which product do you want in place of {product}?',
    fact: 'Product',
    year: 'The cost is what the consumption of this contract from {first} to {last} would have come to, at today’s prices.',
    noYear: 'There is no year of readings or bills of this contract yet to work the cost out from.',
    gone: 'This product is no longer on sale for the supply.',
    renewable: 'Renewable energy',
    notRenewable: 'Without a guarantee of renewable origin',
    paysNoSurplus: 'Pays nothing for surplus.',
    regulated: 'Source of the price: {source}.',
    kinds: {
      fixed: 'Fixed price',
      indexed: 'Market price, hour by hour',
      flexible: 'A price that the retailer revises',
      flat: 'Flat rate',
      regulated: 'Regulated price, revised every quarter',
    },
  },
  bonus: {
    title: 'Social bonus',
    fact: 'Social bonus',
    given: 'It is given up',
    lost: 'The social bonus only applies to the PVPC, with a retailer of reference. With another product it is lost from the first day.',
    more: 'With {product}, the last year would have cost {amount} more than with the PVPC and the social bonus.',
    less: 'With {product}, the last year would have cost {amount} less than with the PVPC and the social bonus.',
    same: 'With {product}, the last year would have cost the same as with the PVPC and the social bonus.',
    unknown: 'What changes in a year cannot be worked out.',
    words: 'What is signed to give it up',
    give: 'I give up the social bonus',
  },
  start: {
    title: 'From when',
    label: 'From when do you want it?',
    fact: 'From when',
    hint: 'If you sign today, you can withdraw from the change until {day}, free and without saying why.',
    options: {
      soon: 'As soon as possible',
      after_withdrawal: 'Once the time to withdraw is over',
    },
    hints: {
      soon: 'Around {day}, if you sign today. If you withdraw later, you pay for the energy used until then at the new price.',
      after_withdrawal: 'From {day}, if you sign today. Until then nothing changes.',
    },
    short: {
      soon: 'As soon as possible, around {day}',
      after_withdrawal: 'From {day}',
    },
  },
  leaving: {
    title: 'What you leave',
    stay: 'The current product has a commitment until {day}.',
    stayPercent:
      'The current product has a commitment until {day}. Leaving it before may cost at most {percent}% of the energy still to be supplied until that day.',
    stayEuros: 'With the use of the last year, about {amount} at most.',
    lastResort:
      'The current product is a last resort tariff (TUR). Anyone who leaves it before the debt of its capped price is recovered owes the last average debt of their toll step (RDL 25/2026, art. 1.6). {known, select, yes {It is {debt} c€ per kWh until {until}, by a source that is not the resolution of the TUR itself.} other {The quarterly resolution of the TUR says the amount, and it is not known here.}}',
    socialBonus:
      'This contract has a social bonus, which only applies to the PVPC with a retailer of reference. With another product it is lost.',
  },
  summary: {
    prices: 'Prices you sign up to',
    duration: 'Duration',
    months:
      '{months, plural, one {One month. It renews for as long.} other {# months. It renews for as long.}}',
    stay: 'Commitment',
    stayMonths:
      '{months, plural, one {The first month} other {The first # months}}. Leaving before costs at most {percent}% of the energy still to be supplied.',
    noStay: 'None: you can leave at any time at no cost.',
    lost: 'What you lose',
    options: {
      double_tariff: 'Double tariff',
      happy_hours: 'Clock plan',
      happy_day: 'Weekend day',
    },
    battery: 'This product pays nothing for surplus: nothing more will come into the battery.',
    soon: 'I ask for it to start as soon as possible, within the time to withdraw.',
    document: 'Next, the document with all the conditions comes by mail. Nothing changes until it is signed.',
  },
}

export { changeProduct as 'change-product' }
