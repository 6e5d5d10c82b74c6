export const breaks = [
  {
    name: 'two answer the same message',
    text: 'messageId: `desk:${position}`',
    becomes: 'messageId: `desk:${staffId}`',
    noticedBy: ['r.desk-case'],
  },
  {
    name: 'a case is answered over the head of a customer who wrote meanwhile',
    text: 'if (messages !== position) return false',
    becomes: 'if (messages < position) return false',
    noticedBy: ['r.desk-case'],
  },
]
