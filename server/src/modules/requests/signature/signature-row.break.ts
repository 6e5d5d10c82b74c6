export const breaks = [
  {
    name: 'an account gets sixteen codes a day',
    text: 'mostUnsignedSendings = 15',
    becomes: 'mostUnsignedSendings = 16',
    noticedBy: ['c2.requests'],
  },
]
