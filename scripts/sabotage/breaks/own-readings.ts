import type { Break } from '../breaks.ts'

const rules = 'domain/src/readings/own-reading.ts'
const routes = 'server/src/modules/own-readings/routes.ts'
const tests = ['server/src/modules/own-readings/routes.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a meter runs back',
    file: rules,
    text: "Number(text) < Math.floor(last.figure) ? 'reading_below_last' : undefined",
    becomes: "Number(text) < 0 ? 'reading_below_last' : undefined",
    tests: ['domain/src/readings/own-reading.test.ts', ...tests],
  },
  {
    name: 'a reading ten times too high is not asked about',
    file: rules,
    text: 'const doubtTimes = 3',
    becomes: 'const doubtTimes = 300',
    tests: ['domain/src/readings/own-reading.test.ts', ...tests],
  },
  {
    name: 'a reading far above the usual is taken without a question',
    file: routes,
    text: 'if (doubtful && !sent.sure)',
    becomes: 'if (doubtful && sent.sure)',
    tests,
  },
  {
    name: 'readings come that no dial of the meter shows',
    file: routes,
    text: 'if (sent.readings.length !== meters.length)',
    becomes: 'if (sent.readings.length < meters.length)',
    tests,
  },
  {
    name: 'whose meter is read from afar is told that a reading is needed',
    file: rules,
    text: "return facts.readFromAfar ? 'read_from_afar' : 'taken'",
    becomes: "return 'taken'",
    tests: ['domain/src/readings/own-reading.test.ts', ...tests],
  },
]
