import type { Messages } from '../../../i18n/messages.ts'
import type * as es from './es.ts'

const powerCalculator: Messages<(typeof es)['power-calculator']> = {
  title: 'Power calculator',
  answer: 'A few facts about your home, and we tell you the power it needs.',
  loading: 'Getting the calculator ready…',
  cups: 'CUPS',
  cupsHint: 'It starts with ES and is on your bill.',
  area: 'Area of the home',
  people: 'People who live in it',
  simultaneity: 'How many appliances run at the same time',
  simultaneities: { few: 'Few', some: 'Some', many: 'Many' },
  appliances: 'What there is at home',
  quantity: 'How many: {appliance}',
  size: 'Capacity: {appliance}',
  litres: '{litres, number} litres',
  names: {
    stove: 'Electric heater',
    radiators: 'Electric radiators',
    diesel_heating: 'Oil heating',
    water_heater: 'Electric water heater',
    air_conditioning: 'Air conditioning',
    hob: 'Hob',
    oven: 'Oven',
    microwave: 'Microwave',
    fridge: 'Fridge',
    dishwasher: 'Dishwasher',
    washer: 'Washing machine',
    dryer: 'Dryer',
    tv: 'TV',
    electric_vehicle: 'Electric car',
    pool: 'Pool',
  },
  calculate: 'Calculate',
  calculating: 'Calculating…',
  problems: {
    cupsRequired: 'The CUPS is missing: it starts with ES and is on your bill.',
    number: 'A whole number is needed, from {from, number} to {to, number}.',
  },
  result: {
    answer: 'Your home needs about {power}.',
    explanation:
      'It is the sum of what the ticked appliances draw, reckoning how many usually run at once. A lower power would trip the limiter; a higher one is paid for all year.',
    steps: 'Power is contracted in steps of {step}: {contracted} is the first that is enough.',
    six: 'Above {limit} one power is needed for each period: let us look at it together.',
    change: 'The contracted power can be changed once every {months, number} months.',
    again: 'Change the facts',
    contact: 'Shall we look at it together?',
    send: 'I want to be called',
    thanks: 'Thank you: we will call or write soon.',
    reference: 'Reference: {reference}',
  },
  help: { title: 'Need help?', call: 'Call {phone}' },
}

export { powerCalculator as 'power-calculator' }
