export const breaks = [
  {
    name: 'a form leaves without the files that are on their way',
    text: "if (files.some(({ state }) => state === 'sending')) return 'waits'",
    becomes: '',
    noticedBy: ['r.held-files'],
  },
  {
    name: 'a form leaves without the file that has failed',
    text: "if (files.some(({ state }) => state === 'failed')) return 'failed'",
    becomes: '',
    noticedBy: ['r.held-files'],
  },
  {
    name: 'a form leaves without the file that was taken off while it waited',
    text: '=== filesThen',
    becomes: '<= filesThen',
    noticedBy: ['r.held-files'],
  },
]
