export const breaks = [
  {
    name: 'papers show the payer of today',
    text: 'if (request.people !== null) return',
    becomes: 'if (request.people === undefined) return',
    noticedBy: ['r.change-of-hands'],
  },
]
