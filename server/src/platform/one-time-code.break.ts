export const breaks = [
  {
    name: 'a code may be sent four times',
    text: 'mostSendings = 3',
    becomes: 'mostSendings = 4',
    noticedBy: ['c2.requests'],
  },
  {
    name: 'a code may be tried six times',
    text: 'mostTries = 5',
    becomes: 'mostTries = 6',
    noticedBy: ['c2.requests'],
  },
  {
    name: 'a code counts for eleven minutes',
    text: 'codeMinutes = 10',
    becomes: 'codeMinutes = 11',
    noticedBy: ['c2.requests'],
  },
]
