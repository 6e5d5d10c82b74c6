import type { Break } from '../breaks.ts'

const folder = 'domain/src/comparison'
const tests = [`${folder}/compare.test.ts`]
const calls = ['server/src/modules/comparison/routes.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a bill of one day less is compared',
    file: `${folder}/compare.ts`,
    text: 'const billed = spanOfBothDates(startDate, endDate)',
    becomes: 'const billed = { from: startDate, to: endDate }',
    tests,
  },
  {
    name: 'the night of an old tariff becomes today’s peak',
    file: `${folder}/compare.ts`,
    text: 'return [day, p1 - day, p2 + p3]',
    becomes: 'return [p2 + p3, p1 - day, day]',
    tests,
  },
  {
    name: 'the dearest product is chosen',
    file: `${folder}/compare.ts`,
    text: 'a.compared.bill.totalCents - b.compared.bill.totalCents',
    becomes: 'b.compared.bill.totalCents - a.compared.bill.totalCents',
    tests,
  },
  {
    name: 'more is compared than the power can give',
    file: `${folder}/asked-comparison.ts`,
    text: 'wh > powerW * 24 * days',
    becomes: 'wh > powerW * 240 * days',
    tests,
  },
  {
    name: 'a bill may end before it begins',
    file: `${folder}/asked-comparison.ts`,
    text: 'endDate < startDate',
    becomes: "endDate === 'never'",
    tests,
  },
  {
    name: 'a bill is sent without itself',
    file: 'server/src/modules/comparison/routes.ts',
    text: 'const sentBills = { fewest: 1, most: 3 }',
    becomes: 'const sentBills = { fewest: 0, most: 3 }',
    tests: calls,
  },
  {
    name: 'a consumption has decimals',
    file: `${folder}/bill-figures.ts`,
    text: 'const whole = scaled(kWh, 1)',
    becomes: 'const whole = kWh ?? null',
    tests: [`${folder}/bill-figures.test.ts`],
  },
  {
    name: 'a result without lines of power is not reported',
    file: 'web/src/features/comparison/compare-calls.ts',
    text: 'potencia.length === 0',
    becomes: 'potencia.length === -1',
    tests: ['web/src/features/comparison/compare-calls.test.ts'],
  },
  {
    name: 'the link of a comparison takes any text for a figure',
    file: 'web/src/features/comparison/bill-link.ts',
    text: 'looks.test(value) ?',
    becomes: "looks.test(value) || value !== '' ?",
    tests: ['web/src/features/comparison/bill-link.test.ts'],
  },
  {
    name: 'the link of a comparison holds the CUPS',
    file: 'web/src/features/comparison/bill-link.ts',
    text: '  comerOrigin: listed,',
    becomes: '  cups: /./, comerOrigin: listed,',
    tests: ['web/src/features/comparison/bill-link.test.ts'],
  },
  {
    name: 'what was compared comes into the wizard again and again',
    file: 'web/src/form/known-supply.ts',
    text: '  clearDraft(keyOf(kind))\n',
    becomes: '',
    tests: ['web/src/procedures/new-contract/begin-with-known.test.ts'],
  },
  {
    name: 'surplus of a bill that is compared is not paid',
    file: `${folder}/compare.ts`,
    text: 'exportWh: asked.surplusWh ?? 0',
    becomes: 'exportWh: 0',
    tests,
  },
  {
    name: 'a bill of six periods is compared with one power',
    file: `${folder}/compare.ts`,
    text: 'asked.powersW[period - 1] ?? firstW',
    becomes: 'firstW / period',
    tests,
  },
  {
    name: 'six periods are not asked for',
    file: `${folder}/asked-comparison.ts`,
    text: 'if (hasSixPeriods(tariff)) return',
    becomes: "if (tariff === '') return",
    tests,
  },
  {
    name: 'a product of a year is told from a month of readings',
    file: `${folder}/product-year.ts`,
    text: 'export const fewestDays = 90',
    becomes: 'export const fewestDays = 30',
    tests: [`${folder}/product-year.test.ts`],
  },
  {
    name: 'days without readings use nothing in the year of a product',
    file: `${folder}/product-year.ts`,
    text: 'filled(100, 100)',
    becomes: 'filled(0, 0)',
    tests: [`${folder}/product-year.test.ts`],
  },
  {
    name: 'products of companies are compared for a person',
    file: 'server/src/modules/product-year/queries.ts',
    text: "=== 'household' ? 'person' : 'company'",
    becomes: "=== 'household' ? 'company' : 'person'",
    tests: ['server/src/modules/product-year/routes.test.ts'],
  },
]
