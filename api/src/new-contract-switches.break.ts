export const breaks = [
  {
    name: 'a contract of both lacks the calls of gas',
    text: ', newGasContractation: true',
    becomes: '',
    noticedBy: ['c2.flag-electronic'],
  },
]
