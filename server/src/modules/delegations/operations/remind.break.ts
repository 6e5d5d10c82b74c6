export const breaks = [
  {
    name: 'who was invited for two weeks is told at once that it ends',
    text: '< delegation.end_day - make_interval(months => ${monthsBefore})`',
    becomes: '< delegation.end_day`',
    noticedBy: ['r.acting-reminders'],
  },
]
