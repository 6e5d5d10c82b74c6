export const breaks = [
  {
    name: 'pages may compile WebAssembly too',
    text: 'if (/\\.worker\\.js(\\.br|\\.gz)?$/.test(path)) reply',
    becomes: 'reply',
  },
  {
    name: 'a server that refuses everything is ready',
    text: 'shedding?.refusesIdly() ?? false',
    becomes: 'shedding === undefined',
    noticedBy: ['r.broken-off'],
  },
  {
    name: "a reply says the time of another clock than the office's",
    text: "    reply.header('date', httpDate(clock.nowMs()))\n",
    becomes: "    reply.header('date', httpDate(clock.nowMs() + 86_400_000))\n",
    noticedBy: ['c9.token-cookies'],
  },
  {
    name: 'a process whose database is away counts as dead',
    text: "app.get('/healthz', async (_, reply) => reply.send({ status: 'OK' }))",
    becomes:
      "app.get('/healthz', async (_, reply) => {\n    await services.db.selectNoFrom((e) => e.val(1).as('one')).execute()\n    return reply.send({ status: 'OK' })\n  })",
  },
  {
    name: 'a page of another site may change things',
    text: "if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Failure('forbidden')",
    becomes: '',
    noticedBy: ['c9.api-version', 'c9.token-cookies'],
  },
]
