import type { Break } from '../breaks.ts'

const data = 'server/src/platform/http/signed-in-data.ts'
const dataTests = ['server/src/platform/http/signed-in-data.test.ts']
const pages = 'server/src/platform/http/pages.ts'
const pagesTests = ['server/src/platform/http/pages.test.ts']
const tests = ['server/src/signed-in-data.test.ts']

export const breaks: readonly Break[] = [
  {
    name: 'a page that no navigation asks for carries data',
    file: data,
    text: "headers['sec-fetch-mode'] === 'navigate'",
    becomes: "headers['sec-fetch-mode'] !== undefined",
    tests,
  },
  {
    name: 'a page that an older browser loads ahead carries data',
    file: data,
    text: "    headers['purpose'] === undefined &&\n",
    becomes: '',
    tests,
  },
  {
    name: 'a page that another one of this site leads to carries nothing',
    file: data,
    text: "(headers['sec-fetch-site'] === 'same-origin' || headers['sec-fetch-site'] === 'none')",
    becomes: "headers['sec-fetch-site'] === 'none'",
    tests,
  },
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
    name: 'a page carries a session whose password must be changed first',
    file: 'server/src/modules/session/operations.ts',
    text: "caller?.scope === 'all' ? renewToken",
    becomes: 'caller ? renewToken',
    tests,
  },
  {
    name: 'a page carries data while the office is closed',
    file: pages,
    text: 'if (closedNow() || !mayCarryData(request)',
    becomes: 'if (!mayCarryData(request)',
    tests: ['server/src/maintenance.test.ts'],
  },
  {
    name: 'a page is the same for every cookie',
    file: pages,
    text: "'cookie, accept-encoding'",
    becomes: "'accept-encoding'",
    tests,
  },
  {
    name: 'a page with data may be kept',
    file: pages,
    text: "'private, no-store'",
    becomes: "'private, no-cache'",
    tests,
  },
  {
    name: 'a text of the customer ends the block of data that it stands in',
    file: pages,
    text: 'escapeScript(jsonOf(signedIn))',
    becomes: 'jsonOf(signedIn)',
    tests,
  },
  {
    name: 'a text of the deployment ends the block of data that it stands in',
    file: pages,
    text: 'escapeScript(JSON.stringify(data))',
    becomes: 'JSON.stringify(data)',
    tests: pagesTests,
  },
  {
    name: 'a customer is sent the data of another',
    file: pages,
    text: 'const signedIn = await options.signedInData(request, calls)',
    becomes:
      'const signedIn = await ((rendered as unknown as { one?: ReturnType<typeof options.signedInData> }).one ??= options.signedInData(request, calls))',
    tests,
  },
  {
    name: 'the head stays in the compressor until the answer is drawn',
    file: pages,
    text: "    if ('flush' in page) page.flush()\n",
    becomes: '',
    tests,
  },
  {
    name: 'the head waits for the answer',
    file: pages,
    text: '? signedInBody(request, locale, calls)',
    becomes: '? await signedInBody(request, locale, calls)',
    tests,
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
  {
    name: 'the font is fetched only when the styles ask for it',
    file: pages,
    text: '<link rel="preload" href="/${file}" as="font"',
    becomes: '<link rel="prefetch" href="/${file}" as="font"',
    tests: pagesTests,
  },
  {
    name: 'what a page could not draw is logged',
    file: pages,
    text: "{ err: error }, 'a page went without its answer'",
    becomes: "{ err: error }, 'a page went without its answer: %j', [...signedIn.replies]",
    tests,
  },
  {
    name: 'the proxy of the deployment page stops large files',
    file: 'docs/deployment.md',
    text: 'client_max_body_size 700m;',
    becomes: 'client_max_body_size 500m;',
    tests: ['scripts/deployment-doc.test.ts'],
  },
  {
    name: 'the proxy of the deployment page keeps files before the office sees them',
    file: 'docs/deployment.md',
    text: '    proxy_request_buffering off;\n',
    becomes: '',
    tests: ['scripts/deployment-doc.test.ts'],
  },
]
