import type { Break } from '../breaks.ts'

export const breaks: readonly Break[] = [
  {
    name: 'without dates the chart shows the month of the start',
    file: 'server/src/modules/consumption/asked-range.ts',
    text: 'firstDayOfMonth(last ?? today)',
    becomes: '(last ?? today)',
    tests: ['server/src/modules/consumption/routes.test.ts'],
  },
  {
    name: 'a range may end before it starts',
    file: 'server/src/modules/consumption/asked-range.ts',
    text: "if (to <= from) throw invalidFields({ start: ['start_after_end'] })",
    becomes: '',
    tests: ['server/src/modules/consumption/routes.test.ts'],
  },
  {
    name: 'the total of a chart has other decimals than its parts',
    file: 'domain/src/consumption/shown-energy.ts',
    text: 'return kWh < 10 ? 2 : kWh < 100 ? 1 : 0',
    becomes: 'return kWh < 10 ? 0 : kWh < 100 ? 1 : 0',
    tests: ['web/src/features/consumption/use-time-names.test.tsx'],
  },
  {
    name: 'consumption-only mode shows the year',
    file: 'web/src/features/consumption/consumption-search.ts',
    text: '(only ? resolutions : views).find',
    becomes: 'views.find',
    tests: ['web/src/features/consumption/consumption-search.test.ts'],
  },
]
