import type { Break } from '../breaks.ts'

const process = 'domain/src/contracting/atr-process.ts'
const processTests = ['domain/src/contracting/atr-process.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a new supply is asked for as a switch',
    file: process,
    text: 'if (!answers.activeContract) return',
    becomes: 'if (answers.tariff === undefined) return',
    tests: processTests,
  },
  {
    name: 'a switch with another holder is asked for as one without changes',
    file: process,
    text: "answers.changesHolder && 'holder'",
    becomes: "false && 'holder'",
    tests: processTests,
  },
  {
    name: 'powers that nobody knows count as unchanged',
    file: process,
    text: "powersW === null ? 'powers_unknown' :",
    becomes: 'powersW !== null &&',
    tests: processTests,
  },
  {
    name: 'a usual home may have the activity of a business',
    file: 'domain/src/contracting/home-activity.ts',
    text: "residence === 'habitual' || ",
    becomes: '',
    tests: ['domain/src/contracting/answers.test.ts'],
  },
  {
    name: 'who wants no self-consumption gets the one of the supply',
    file: 'domain/src/contracting/self-consumption-code.ts',
    text: 'if (!wanted) return noSelfConsumption',
    becomes: 'if (!wanted) return known ?? noSelfConsumption',
    tests: ['domain/src/contracting/answers.test.ts'],
  },
  {
    name: 'the cost of a first year is of eleven months',
    file: 'domain/src/contracting/first-year-cost.ts',
    text: 'return Array.from({ length: MONTHS_A_YEAR }',
    becomes: 'return Array.from({ length: MONTHS_A_YEAR - 1 }',
    tests: ['domain/src/contracting/first-year-cost.test.ts'],
  },
  {
    name: 'a product without a price for every day of the year has a cost',
    file: 'domain/src/contracting/first-year-cost.ts',
    text: 'to >= span.to',
    becomes: 'to >= span.from',
    tests: ['domain/src/contracting/first-year-cost.test.ts'],
  },
]
