export const breaks = [
  {
    name: 'a step up lasts as long as the session',
    text: 'stepUpMinutes = 10',
    becomes: 'stepUpMinutes = 1000',
    noticedBy: ['r.step-up'],
  },
]
