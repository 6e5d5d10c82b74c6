export const breaks = [
  {
    name: 'a document asked for twice at once is made twice',
    text: 'if (made) return made',
    becomes: 'if (made) break',
  },
  {
    name: 'a document of another language is given',
    text: '[template, title, language, day, data]',
    becomes: '[template, title, day, data]',
  },
  {
    name: 'documents are kept without end',
    text: 'if (bytes <= mostBytes) break',
    becomes: 'if (bytes <= Number.MAX_VALUE) break',
  },
]
