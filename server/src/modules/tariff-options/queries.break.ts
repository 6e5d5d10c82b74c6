export const breaks = [
  {
    name: 'months that are over can be chosen',
    text: 'right(choice, 7) >= ${today.slice(0, 7)}',
    becomes: "right(choice, 7) >= '1'",
  },
  {
    name: 'options that are switched off are shown',
    text: 'return store.deployment.switches.tariffOptions\n',
    becomes: 'return store.deployment\n',
    noticedBy: ['c3.paging'],
  },
]
