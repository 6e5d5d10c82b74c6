export const breaks = [
  {
    name: 'a token names one key and is signed by another',
    text: 'keys.find((one) => writtenHeader(one) === head)',
    becomes: 'keys.find((one) => head !== undefined && one.fromMs >= 0)',
    noticedBy: ['c3.auth-session'],
  },
  {
    name: 'a token that ran out still counts',
    text: ' && now < claims.exp + leewaySeconds',
    becomes: '',
    noticedBy: ['c3.auth-session'],
  },
]
