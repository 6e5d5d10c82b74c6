export const breaks = [
  {
    name: 'the link of a mail ends nothing that waits',
    text: ".where(channel, '=', 'due')",
    becomes: ".where(channel, '=', 'written')",
    noticedBy: ['r.unsubscribe'],
  },
  {
    name: 'what waits is shown though it is not wanted any more',
    text: 'if (push === false) await',
    becomes: 'if (push === null) await',
    noticedBy: ['r.push'],
  },
]
