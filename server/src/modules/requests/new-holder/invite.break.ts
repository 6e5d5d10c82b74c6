export const breaks = [
  {
    name: 'the retailer is not told of a new holder whom nobody can reach',
    text: "isSent ? {} : { event: 'request.holder_unreachable' }",
    becomes: 'isSent ? {} : {}',
    noticedBy: ['r.known-person'],
  },
  {
    name: 'a customer is invited in the language of who asked',
    text: '(known && (await findLanguageOf(db, known))) ?? ',
    becomes: '',
    noticedBy: ['r.mail-language'],
  },
]
