export const breaks = [
  {
    name: 'a meter is silent on the day on which its hours are in time',
    text: 'addDays(lastDay, afterDays) < today',
    becomes: 'addDays(lastDay, afterDays) <= today',
    noticedBy: ['r.silent-meter'],
  },
]
