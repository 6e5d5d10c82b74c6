export const breaks = [
  {
    name: 'papers show the payer of today',
    text: 'if (request.people !== null) return',
    becomes: 'if (request.people === undefined) return',
    noticedBy: ['r.change-of-hands'],
  },
  {
    name: 'a receipt keeps the day to come on which a change is in effect to itself',
    text: 'request.effective_day ?? request.planned_day',
    becomes: 'request.effective_day',
    noticedBy: ['r.ends-on'],
  },
]
