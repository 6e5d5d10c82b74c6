export const breaks = [
  {
    name: 'a line of the bill in another language does not say so',
    text: 'language === undefined ? name',
    becomes: 'language !== null ? name',
  },
]
