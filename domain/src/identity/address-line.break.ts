export const breaks = [
  {
    name: 'a Catalan address is written as a Spanish one',
    text: "const written = language === 'ca' ? 'ca' : 'es'",
    becomes: "const written = language === 'en' ? 'ca' : 'es'",
  },
]
