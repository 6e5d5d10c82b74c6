export const breaks = [
  {
    name: 'the proof of a new holder does not keep what stood above the act',
    text: 'return { language, ...(await holderObligation(db, taken, language)) }',
    becomes: 'return { language, act: (await holderObligation(db, taken, language)).act }',
    noticedBy: ['law.3.holder'],
  },
]
