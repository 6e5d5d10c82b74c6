export const breaks = [
  {
    name: 'a text of the retailer’s is said in no other language',
    text: "language === asked && words !== ''",
    becomes: "language === asked && words === '?'",
  },
  {
    name: 'words that are the same in two languages are in the first of them',
    text: '[asked, ...languages].find',
    becomes: '[...languages, asked].find',
  },
]
