export const breaks = [
  {
    name: 'a silent meter is asked about anew at each press',
    text: "'>=', at(dayStartMs(addDays(lastDay, 1), 'Europe/Madrid'))",
    becomes: "'<', at(dayStartMs(addDays(lastDay, 1), 'Europe/Madrid'))",
    noticedBy: ['r.silent-meter'],
  },
]
