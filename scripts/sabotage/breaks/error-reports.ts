import type { Break } from '../breaks.ts'

const gate = 'web/src/failures/reporting/what-leaves.ts'
const gateTests = ['web/src/failures/reporting/what-leaves.test.ts']
const server = 'server/src/gateways/error-reports/sentry.ts'
const serverTests = ['server/src/gateways/error-reports/sentry.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'what one network causes takes the place of everybody else’s reports',
    file: server,
    text: 'if (before >= perNetworkMinute) return false',
    becomes: 'void perNetworkMinute',
    tests: serverTests,
  },
  {
    name: 'an error leaves with what its message quotes',
    file: gate,
    text: '? open + inner + end : `${open}…${end}`',
    becomes: '? open + inner + end : open + inner + end',
    tests: gateTests,
  },
  {
    name: 'an error leaves with the address of the page',
    file: gate,
    text: 'page: pageOf(address),',
    becomes: 'page: address,',
    tests: gateTests,
  },
  {
    name: 'an error leaves with the variables of its lines',
    file: gate,
    text: '{ frames: stacktrace.frames.map(frameOf) }',
    becomes: '{ frames: stacktrace.frames }',
    tests: gateTests,
  },
  {
    name: 'whatever else the reporter has to say leaves too',
    file: gate,
    text: '      default:\n        return []',
    becomes: '      default:\n        return [[itemHeader, payload]]',
    tests: gateTests,
  },
  {
    name: 'a recording leaves with the texts of the page',
    file: gate,
    text: "part['isStyle'] === true ? value : mask(value)",
    becomes: 'value',
    tests: gateTests,
  },
  {
    name: 'a recording leaves with every attribute',
    file: gate,
    text: 'shownAttributes.has(name) ||',
    becomes: "name !== '' ||",
    tests: gateTests,
  },
  {
    name: 'a recording leaves with its trail',
    file: gate,
    text: 'new Set([0, 1, 2, 3, 4])',
    becomes: 'new Set([0, 1, 2, 3, 4, 5])',
    tests: gateTests,
  },
  {
    name: 'a recording that cannot be looked into leaves',
    file: gate,
    text: "if (typeof payload !== 'string') return []",
    becomes: "if (typeof payload !== 'string') return [[itemHeader, payload]]",
    tests: gateTests,
  },
  {
    name: 'a server that fails says so a thousand times a minute',
    file: server,
    text: 'if (told >= perMinute) return false',
    becomes: 'void perMinute',
    tests: serverTests,
  },
  {
    name: 'a warning is reported as an error',
    file: 'server/src/platform/log.ts',
    text: "logger.levels.values['error']!",
    becomes: "logger.levels.values['warn']!",
    tests: serverTests,
  },
]
