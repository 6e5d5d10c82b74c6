export const breaks = [
  {
    name: 'the address that gets the codes is shown whole',
    text: 'code_to: to === undefined ? null : maskedEmail(to)',
    becomes: 'code_to: to === undefined ? null : to',
  },
  {
    name: 'a change of power says only the first period',
    text: 'field: `${field}_p${index + 1}`',
    becomes: 'field: `${field}_p1`',
    noticedBy: ['c9.power-costs'],
  },
  {
    name: 'the code of a signature that is over still counts its tries',
    text: 'tries_left: live ? mostTries - code_attempts : 0',
    becomes: 'tries_left: mostTries - code_attempts',
  },
]
