export const breaks = [
  {
    name: 'a page that is translated loses its texts',
    text: '      findTextsWhereTheyWere()\n',
    becomes: '',
    noticedBy: ['../../../e2e/translated.spec.ts'],
  },
  {
    name: 'what is written anew is not seen on a translated page',
    text: 'rewritten.observe(text, { characterData: true })',
    becomes: '',
    noticedBy: ['../../../e2e/translated.spec.ts'],
  },
]
