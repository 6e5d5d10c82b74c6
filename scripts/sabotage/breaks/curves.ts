import type { Break } from '../breaks.ts'

export const breaks: readonly Break[] = [
  {
    name: 'a channel of zeros is kept as not known',
    file: 'server/src/import/curves/stored-day.ts',
    text: 'isKnown ||= !hole',
    becomes: 'isKnown ||= value > 0',
    tests: ['server/src/import/curves/datadis-parser.test.ts'],
  },
  {
    name: 'a blank column of a billing curve counts as zero',
    file: 'server/src/import/curves/stamped-columns.ts',
    text: '  columns.at++\n  return NO_NUMBER',
    becomes: '  columns.at++\n  return 0',
    tests: ['server/src/import/curves/datadis-parser.test.ts'],
  },
  {
    name: 'what was measured as zero counts as surplus',
    file: 'server/src/modules/consumption/day-totals.ts',
    text: "'export_wh', '>', 0",
    becomes: "'export_wh', '>=', 0",
    tests: ['server/src/modules/insight/year.test.ts'],
  },
  {
    name: 'Datadis is believed before the billed curve',
    file: 'domain/src/consumption/merge-day.ts',
    text: 'DATADIS: 1',
    becomes: 'DATADIS: 5',
    tests: ['domain/src/consumption/merge-day.test.ts'],
  },
  {
    name: 'an older version of a file wins',
    file: 'domain/src/consumption/merge-day.ts',
    text: 'return fresh.version > old.version',
    becomes: 'return fresh.version < old.version',
    tests: ['domain/src/consumption/merge-day.test.ts'],
  },
  {
    name: 'a double tariff may end before it starts',
    file: 'domain/src/supply/tariff-options.ts',
    text: 'if (endYear * 12 + endMonth < startYear * 12 + startMonth) return undefined',
    becomes: '',
    tests: ['domain/src/supply/tariff-options.test.ts'],
  },
  {
    name: 'cheap hours may last no hour',
    file: 'domain/src/supply/tariff-options.ts',
    text: ' || startHour === endHour',
    becomes: '',
    tests: ['domain/src/supply/tariff-options.test.ts'],
  },
  {
    name: 'a bill of type B counts positive',
    file: 'domain/src/billing/invoice-type.ts',
    text: "return type === 'A' || type === 'B'",
    becomes: "return type === 'A'",
    tests: [
      'domain/src/billing/payment-status.test.ts',
      'domain/src/billing/correct.test.ts',
      'web/src/features/invoices/invoice-status.test.ts',
    ],
  },
  {
    name: 'more than twenty years of days may be asked for',
    file: 'api/src/consumption.ts',
    text: 'daily: daysOf(longestYears.daily)',
    becomes: 'daily: daysOf(longestYears.daily) + 1',
    tests: ['server/src/modules/consumption/routes.test.ts'],
  },
]
