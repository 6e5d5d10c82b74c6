export const breaks = [
  {
    name: 'what is written in a second tab of a reopened case is refused',
    text: "const said = row.state === 'open' ? 'message' : what",
    becomes: 'const said = what',
  },
  {
    name: 'a case is opened again whenever somebody likes',
    text: 'return last < todayOf(services) ? null : last',
    becomes: 'return last',
  },
  {
    name: 'a closed case takes messages',
    text: "row.state === 'open' : reopenUntil",
    becomes: 'true : reopenUntil',
  },
  {
    name: 'what was read is unread again',
    text: "    .where('seen', '<', seen)\n",
    becomes: '',
  },
]
