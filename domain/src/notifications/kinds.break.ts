export const breaks = [
  {
    name: 'the law’s mails can be switched off',
    text: "mail: mail === 'owed' || (",
    becomes: 'mail: (',
  },
]
