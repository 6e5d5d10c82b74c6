export const breaks = [
  {
    name: 'what was given up shows as gone',
    text: "given_up: valueOf(samples, 'endoll_queue_given_up', queue),",
    becomes: 'given_up: 0,',
    noticedBy: ['r.desk-operating'],
  },
]
