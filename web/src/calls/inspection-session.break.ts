export const breaks = [
  {
    name: 'what is read from the desk takes the session of this browser',
    text: 'renew: async () => true, ',
    becomes: '',
    noticedBy: ['r.inspection-apart'],
  },
  {
    name: 'what is read from the desk ends the session of this browser',
    text: ', rejected: () => undefined',
    becomes: '',
    noticedBy: ['r.inspection-apart'],
  },
]
