export const breaks = [
  {
    name: 'who ends a service pays the whole penalty on the last day of its stay too',
    text: 'Math.floor((penaltyCents * left) / all)',
    becomes: 'penaltyCents',
    noticedBy: ['r.end-service'],
  },
  {
    name: 'a service that is over is ended once more',
    text: 'endDay === null || endDay > today',
    becomes: 'endDay === null || endDay !== today',
    noticedBy: ['r.end-service'],
  },
]
