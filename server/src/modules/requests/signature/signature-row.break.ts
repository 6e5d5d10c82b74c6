export const breaks = [
  {
    name: 'an account gets sixteen codes a day',
    text: 'mostUnsignedSendings = 15',
    becomes: 'mostUnsignedSendings = 16',
    noticedBy: ['code-budget.test.ts', 'c2.requests'],
  },
]
