export const breaks = [
  {
    name: 'a link shows the account',
    text: 'const { iban: _iban, ...answers } =',
    becomes: 'const { name: _name, ...answers } =',
  },
]
