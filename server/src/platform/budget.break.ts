export const breaks = [
  {
    name: 'a network asks for as many mails as it likes',
    text: 'const asksPerNetwork = 30',
    becomes: 'const asksPerNetwork = 3000',
    noticedBy: ['v5.reset', 'v5.sign-up-required'],
  },
]
