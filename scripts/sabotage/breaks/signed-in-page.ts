import type { Break } from '../breaks.ts'

const data = 'server/src/platform/http/signed-in-data.ts'
const dataTests = ['server/src/platform/http/signed-in-data.test.ts']
const pages = 'server/src/platform/http/pages.ts'
const pagesTests = ['server/src/platform/http/pages.test.ts']
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
  {
    name: 'the head waits for whether the subject of the page exists',
    file: pages,
    text: 'const subjectMs = 200',
    becomes: 'const subjectMs = 20_000',
    tests: pagesTests,
  },
  {
    name: 'the subject of a page is not looked for',
    file: pages,
    text: 'const subjectMs = 200',
    becomes: 'const subjectMs = 0',
    tests: pagesTests,
  },
]
