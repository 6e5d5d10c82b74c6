export const breaks = [
  {
    name: 'a debit that fails after days is told to nobody',
    text: "  close: { outcome: 'failed', notice: true },\n",
    becomes: '',
    noticedBy: ['r.other-methods'],
  },
]
