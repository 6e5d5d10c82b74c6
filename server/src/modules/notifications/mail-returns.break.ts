export const breaks = [
  {
    name: 'a complaint ends nothing',
    text: 'if (reader) await endMails(transaction, reader)',
    becomes: 'if (reader) await Promise.resolve(reader)',
  },
  {
    name: 'links that check an address are mailed one after the other',
    text: 'if (waitMs > 0)',
    becomes: 'if (waitMs > 1e15)',
  },
]
