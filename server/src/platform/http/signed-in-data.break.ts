export const breaks = [
  {
    name: 'a page that no navigation asks for carries data',
    text: "headers['sec-fetch-mode'] === 'navigate'",
    becomes: "headers['sec-fetch-mode'] !== undefined",
    noticedBy: ['r.page-data'],
  },
  {
    name: 'a page that an older browser loads ahead carries data',
    text: "    headers['purpose'] === undefined &&\n",
    becomes: '',
    noticedBy: ['r.page-data'],
  },
  {
    name: 'a page that another one of this site leads to carries nothing',
    text: "(headers['sec-fetch-site'] === 'same-origin' || headers['sec-fetch-site'] === 'none')",
    becomes: "headers['sec-fetch-site'] === 'none'",
    noticedBy: ['r.page-data'],
  },
  {
    name: 'a page waits for a slow call for as long as it takes',
    text: 'const patienceMs = 800',
    becomes: 'const patienceMs = 80_000',
  },
  {
    name: 'a page waits for no call that takes a moment',
    text: 'const patienceMs = 800',
    becomes: 'const patienceMs = 80',
  },
  {
    name: 'each call of a page has a limit of its own',
    text: 'Math.max(deadline - performance.now(), 0)',
    becomes: 'patienceMs',
  },
  {
    name: 'one slow call takes the token and the other replies with it',
    text: 'await Promise.all(calls.map((url) => inTime(replyTo(app, request, token, url))))',
    becomes: '(await inTime(Promise.all(calls.map((url) => replyTo(app, request, token, url))))) ?? []',
  },
  {
    name: 'a page carries replies of any size',
    text: 'payload.length <= largestReply',
    becomes: 'payload.length <= 10 * largestReply',
  },
]
