export const breaks = [
  {
    name: 'what is written in a second tab of a reopened case is refused',
    text: "const said = row.state === 'open' ? 'message' : what",
    becomes: 'const said = what',
    noticedBy: ['without-contract.test.ts'],
  },
  {
    name: 'a case is opened again whenever somebody likes',
    text: 'return last < todayOf(services) ? null : last',
    becomes: 'return last',
    noticedBy: ['routes.test.ts'],
  },
  {
    name: 'a closed case takes messages',
    text: "row.state === 'open' : reopenUntil",
    becomes: 'true : reopenUntil',
    noticedBy: ['routes.test.ts'],
  },
  {
    name: 'what was read is unread again',
    text: "    .where('seen', '<', seen)\n",
    becomes: '',
    noticedBy: ['routes.test.ts'],
  },
]
