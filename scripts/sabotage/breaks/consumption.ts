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
]
