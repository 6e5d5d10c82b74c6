export const breaks = [
  {
    name: 'who asked for mails waits as who did not',
    text: 'not coalesce(bool_or(chosen.mail), false)',
    becomes: 'not coalesce(bool_or(false), false)',
    noticedBy: ['r.told-before'],
  },
  {
    name: 'what is mailed is mailed again',
    text: "      .set({ mail: 'written', mailed_at: at(services.clock.nowMs()) })",
    becomes: "      .set({ mail: 'due', mailed_at: at(services.clock.nowMs()) })",
    noticedBy: ['r.unsubscribe'],
  },
  {
    name: 'what the law wants carries a way to end it',
    text: 'owed ? null : await issue',
    becomes: 'await issue',
    noticedBy: ['r.unsubscribe'],
  },
  {
    name: 'mails say sums to who wants none',
    text: '...(account.sums_shown ? {} : { hidesSums: true }),',
    becomes: '',
    noticedBy: ['r.hidden-sums'],
  },
]
