import type { Break } from '../breaks.ts'

export const breaks: readonly Break[] = [
  {
    name: 'a current tariff of high voltage has the calendar of homes',
    file: 'domain/src/supply/tariff-periods.ts',
    text: "'6.3TD': SIX_CALENDAR",
    becomes: "'6.3TD': HOME_CALENDAR",
    tests: ['domain/src/supply/tariff-periods.test.ts'],
  },
  {
    name: 'a season of 27 days has a typical day',
    file: 'domain/src/consumption/typical-day.ts',
    text: 'FEWEST_TYPICAL_DAYS = 28',
    becomes: 'FEWEST_TYPICAL_DAYS = 27',
    tests: ['domain/src/consumption/typical-day.test.ts'],
  },
  {
    name: 'March is winter',
    file: 'domain/src/consumption/typical-day.ts',
    text: '% 12) / 3',
    becomes: '% 12) / 4',
    tests: ['domain/src/consumption/typical-day.test.ts'],
  },
  {
    name: 'Saturdays count as working days of a deadline',
    file: 'domain/src/supply/working-days.ts',
    text: 'weekday(day) < 6',
    becomes: 'weekday(day) < 7',
    tests: ['domain/src/supply/working-days.test.ts'],
  },
  {
    name: 'Good Friday is a working day',
    file: 'domain/src/supply/working-days.ts',
    text: ' && !isGoodFriday(day)',
    becomes: '',
    tests: ['domain/src/supply/working-days.test.ts'],
  },
  {
    name: 'the second letter comes at once',
    file: 'domain/src/billing/pending-ladder.ts',
    text: "next: 'second_letter', workingDays: waits.secondLetterWorkingDays",
    becomes: "next: 'second_letter', workingDays: 1",
    tests: ['domain/src/billing/pending-ladder.test.ts'],
  },
  {
    name: 'a surplus is paid without its cap',
    file: 'domain/src/billing/add-up.ts',
    text: "    'surplus',\n    rules.surplusWithin,",
    becomes: "    'surplus',\n    undefined,",
    tests: [
      'domain/src/billing/bills-of-homes.test.ts',
      'domain/src/billing/surplus-balance.test.ts',
      'domain/src/billing/add-up.property.test.ts',
    ],
  },
  {
    name: 'the electricity tax has no minimum',
    file: 'domain/src/billing/add-up.ts',
    text: 'minimum > units',
    becomes: 'minimum > units && false',
    tests: [
      'domain/src/billing/bills-of-homes.test.ts',
      'domain/src/billing/bills-of-others.test.ts',
      'domain/src/billing/add-up.property.test.ts',
    ],
  },
]
