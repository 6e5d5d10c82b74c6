export const breaks = [
  {
    name: 'a service of another contract is ended, or one that is over',
    text: 'ending.length !== asked.size || ',
    becomes: '',
    noticedBy: ['r.end-service'],
  },
  {
    name: 'leaving a service early is charged without a yes',
    text: 'penaltyCents > 0 && body.penalty_accepted !== true',
    becomes: 'penaltyCents < 0 && body.penalty_accepted !== true',
    noticedBy: ['r.end-service'],
  },
]
