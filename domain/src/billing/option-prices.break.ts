export const breaks = [
  {
    name: 'a tariff option is billed before its first day',
    text: 'if (day < from || day >= to) continue',
    becomes: 'if (day >= to) continue',
  },
  {
    name: 'of two cheap prices of an hour the higher one is billed',
    text: 'Number(a) - Number(b)',
    becomes: 'Number(b) - Number(a)',
  },
]
