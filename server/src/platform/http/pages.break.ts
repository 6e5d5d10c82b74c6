export const breaks = [
  {
    name: "a page says the time of another clock than the office's",
    text: '    nowMs: clock.nowMs(),',
    becomes: '    nowMs: clock.nowMs() + 1,',
  },
  {
    name: 'a customer is sent what is drawn for visitors',
    text: 'page.forVisitors && mayHaveSession',
    becomes: 'page.forVisitors && !mayHaveSession',
    noticedBy: ['r.visitors-pages'],
  },
  {
    name: 'a page of a customer is taken over without its data',
    text: 'markup && forVisitors ?',
    becomes: 'markup ?',
    noticedBy: ['r.visitors-pages'],
  },
  {
    name: 'who has a pass gets the closed pages',
    text: 'return passes ? sendOpen(request, reply, refused) : send(request, reply, refused)',
    becomes: 'return passes ? send(request, reply, refused) : send(request, reply, refused)',
    noticedBy: ['r.closed-api'],
  },
  {
    name: 'addresses that are made up fill the memory of pages',
    text: 'if (rendered.size >= remembered && oldest !== undefined) rendered.delete(oldest)',
    becomes: 'if (rendered.size >= remembered && oldest !== undefined) return reply',
  },
  {
    name: 'pages that are asked for go first',
    text: '      rendered.delete(key)\n      rendered.set(key, known)\n',
    becomes: '',
  },
  {
    name: 'pages of customers are to be listed',
    text: "reply.header('x-robots-tag', 'noindex')",
    becomes: "reply.header('x-robots-tag', 'all')",
    noticedBy: ['law.10'],
  },
  {
    name: 'the page of an unknown bill is found',
    text: 'isThere ? page.status : 404',
    becomes: 'page.status',
    noticedBy: ['r.unknown-pages'],
  },
  {
    name: 'a page carries data while the office is closed',
    text: 'if (closedNow() || !mayCarryData(request)',
    becomes: 'if (!mayCarryData(request)',
    noticedBy: ['r.closed-api'],
  },
  {
    name: 'a page is the same for every cookie',
    text: "'cookie, accept-encoding'",
    becomes: "'accept-encoding'",
    noticedBy: ['r.page-data'],
  },
  {
    name: 'a page with data may be kept',
    text: "'private, no-store'",
    becomes: "'private, no-cache'",
    noticedBy: ['r.page-data'],
  },
  {
    name: 'a text of the customer ends the block of data that it stands in',
    text: 'escapeScript(jsonOf(signedIn))',
    becomes: 'jsonOf(signedIn)',
    noticedBy: ['r.page-data'],
  },
  {
    name: 'a text of the deployment ends the block of data that it stands in',
    text: 'escapeScript(JSON.stringify(data))',
    becomes: 'JSON.stringify(data)',
  },
  {
    name: 'a customer is sent the data of another',
    text: 'const signedIn = await options.signedInData(request, calls)',
    becomes:
      'const signedIn = await ((rendered as unknown as { one?: ReturnType<typeof options.signedInData> }).one ??= options.signedInData(request, calls))',
    noticedBy: ['r.page-data'],
  },
  {
    name: 'the head stays in the compressor until the answer is drawn',
    text: "    if ('flush' in page) page.flush()\n",
    becomes: '',
    noticedBy: ['r.page-data'],
  },
  {
    name: 'the head waits for the answer',
    text: '? signedInBody(request, locale, calls)',
    becomes: '? await signedInBody(request, locale, calls)',
    noticedBy: ['r.page-data'],
  },
  {
    name: 'the head waits for whether the subject of the page exists',
    text: 'const subjectMs = 200',
    becomes: 'const subjectMs = 20_000',
  },
  {
    name: 'the subject of a page is not looked for',
    text: 'const subjectMs = 200',
    becomes: 'const subjectMs = 0',
  },
  {
    name: 'the font is fetched only when the styles ask for it',
    text: '<link rel="preload" href="/${file}" as="font"',
    becomes: '<link rel="prefetch" href="/${file}" as="font"',
  },
  {
    name: 'what a page could not draw is logged',
    text: "{ err: error }, 'a page went without its answer'",
    becomes: "{ err: error }, 'a page went without its answer: %j', [...signedIn.replies]",
    noticedBy: ['r.page-data'],
  },
  {
    name: 'a page whose answer cannot be drawn fails',
    text: "        request.log.warn({ err: error }, 'a page went without its answer')\n        return ''",
    becomes: '        throw error',
    noticedBy: ['r.page-data'],
  },
  {
    name: 'a page goes without what says that its code has not come',
    text: '    `<script>${web.start}</script>`,\n',
    becomes: '',
  },
  {
    name: 'a form that was refused may be kept',
    text: "if (calls || refused) reply.header('cache-control', 'private, no-store')",
    becomes: "if (calls) reply.header('cache-control', 'private, no-store')",
    noticedBy: ['r.sign-in-form'],
  },
]
