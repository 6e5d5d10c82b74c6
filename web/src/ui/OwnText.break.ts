export const breaks = [
  {
    name: 'a text in another language does not say so',
    text: 'language === undefined ? text',
    becomes: 'language !== null ? text',
    noticedBy: ['r.own-texts'],
  },
  {
    name: 'a text of the retailer’s in a sentence does not say its language',
    text: "text !== '' && words.includes(text)",
    becomes: 'text === words && words.includes(text)',
  },
]
