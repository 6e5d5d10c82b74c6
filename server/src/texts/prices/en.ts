import type { Translation } from '../translation.ts'
import type { prices as es } from './es.ts'

export const prices: Translation<typeof es> = {
  title: 'Prices of electricity and gas',
  answer: (day) => `Prices on ${day} of everything that can be contracted.`,
  productAnswer: (day) => `Prices on ${day}.`,
  electricity: 'Electricity',
  gas: 'Gas',
  none: 'Today there is no product that can be contracted.',
  tariffs: (names) => `Access tariff ${names}`,
  customers: { person: 'For individuals', company: 'For companies' },
  selfConsumption: { with: 'With self-consumption', without: 'Without self-consumption' },
  kinds: {
    fixed: 'Fixed price',
    indexed: 'Price that follows the market',
    flexible: 'Price that is revised',
    flat: 'Flat fee',
  },
  regulated: 'Regulated price (last resort tariff)',
  pvpc: 'PVPC, regulated price',
  paysNoSurplus: 'Does not pay for surplus',
  renewable: 'Certified renewable energy',
  period: 'Period',
  without: 'Without taxes',
  with: 'With taxes',
  everyPeriod: 'All',
  since: (day) => `Since ${day}`,
  between: (from, to) => `From ${from} to ${to}`,
  coming: 'Announced prices',
  homeYear: (power) => `A year of an average home with ${power}`,
  sure: {
    title: 'What is fixed and what may change',
    prices: 'Prices hold on the dates shown. Without a last day, until others are announced.',
    indexed: 'The energy of this product follows the market: the prices on this page are not fixed.',
    regulated:
      'It is the last resort tariff: without discounts and with the prices that a resolution reviews every quarter. The current ones:',
    formula:
      'Price of a kWh in each hour, without taxes = price of the day-ahead market (OMIE) × the percentage shown + what is shown on top of the market.',
    taxes: (list) =>
      `With taxes means those of today on the mainland and the Balearic Islands: ${list}. They change when the law does; in the Canary Islands, Ceuta and Melilla they differ.`,
    unsure: (since) =>
      `One of these rates depends on an official figure that is not known: it is assumed since ${since}.`,
    surplus: 'Surplus is taken off the bill before taxes.',
    apart: {
      electricity:
        'The rental of the meter and the financing of the social bonus come on top, at regulated prices.',
      gas: 'The rental of the meter comes on top.',
    },
  },
  contract: 'Sign up',
  change: 'Change my contract to this product',
  compare: 'Compare with a bill',
  compareKind: { electricity: 'Compare with an electricity bill', gas: 'Compare with a gas bill' },
  conditions: 'Conditions of the product',
  all: 'All prices',
  gone: {
    title: 'You cannot sign up for this product',
    text: 'It may no longer be offered, or the address may be wrong.',
  },
  busy: {
    title: 'Prices cannot be shown right now',
    text: 'The problem is ours and will pass: please try again in a few minutes.',
  },
  description: (organisation) =>
    `Prices of electricity and gas of ${organisation}, with and without taxes, by period and with their dates.`,
  language: 'Language',
  skip: 'Skip to content',
  home: (name) => `${name}: home`,
  legal: 'Legal information',
  legalNotice: 'Legal notice',
  privacy: 'Privacy',
  paths: {
    electricity: '/new-electricity-customer',
    gas: '/new-gas-customer',
    change: '/view-contracts',
    compareElectricity: '/price-comparator',
    compareGas: '/gas-price-comparator',
  },
}
