import type { Break } from '../breaks.ts'

const data = 'server/src/platform/http/signed-in-data.ts'
const dataTests = ['server/src/platform/http/signed-in-data.test.ts']
const tests = ['server/src/signed-in-data.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a page waits for a slow call for as long as it takes',
    file: data,
    text: 'const patienceMs = 800',
    becomes: 'const patienceMs = 80_000',
    tests: dataTests,
  },
  {
    name: 'a page waits for no call that takes a moment',
    file: data,
    text: 'const patienceMs = 800',
    becomes: 'const patienceMs = 80',
    tests: dataTests,
  },
  {
    name: 'each call of a page has a limit of its own',
    file: data,
    text: 'Math.max(deadline - performance.now(), 0)',
    becomes: 'patienceMs',
    tests: dataTests,
  },
  {
    name: 'one slow call takes the token and the other replies with it',
    file: data,
    text: 'await Promise.all(calls.map((url) => inTime(replyTo(app, request, token, url))))',
    becomes: '(await inTime(Promise.all(calls.map((url) => replyTo(app, request, token, url))))) ?? []',
    tests: dataTests,
  },
  {
    name: 'a page carries replies of any size',
    file: data,
    text: 'payload.length <= largestReply',
    becomes: 'payload.length <= 10 * largestReply',
    tests: dataTests,
  },
]
