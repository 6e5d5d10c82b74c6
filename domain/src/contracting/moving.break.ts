export const breaks = [
  {
    name: 'who moves within the days of withdrawal is not known to have asked for it',
    text: 'return firstDay <= lastWithdrawalDay(signedDay)',
    becomes: 'return firstDay < signedDay',
  },
  {
    name: 'the name of who moves loses a part',
    text: 'name.startsWith(`${givenName} `) ? givenName : word',
    becomes: 'true ? givenName : word',
  },
]
