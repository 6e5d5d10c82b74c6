export const breaks = [
  {
    name: 'a penalty is said of a stay that is over',
    text: 'terms.stay && stayDay && stayDay >= invoice.day',
    becomes: 'terms.stay && stayDay',
  },
  {
    name: 'the product on the document of a bill does not say its language',
    text: '...languageIn(data.textLanguages, product.name)',
    becomes: "...languageIn(data.textLanguages, '')",
  },
]
