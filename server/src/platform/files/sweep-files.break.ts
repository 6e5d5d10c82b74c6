export const breaks = [
  {
    name: 'files that no form attaches stay for ever',
    text: 'clock.nowMs() - waitingMs',
    becomes: '0 * waitingMs',
  },
  {
    name: 'attached files go with the others',
    text: "    .where('claimed_by', 'is', null)\n",
    becomes: '',
  },
]
