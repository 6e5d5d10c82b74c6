export const breaks = [
  {
    name: 'a document that storage has changed is sent',
    text: 'start + pieceBytes >= size_bytes && ',
    becomes: 'size_bytes < 0 && ',
  },
  {
    name: 'documents of the time before are shown',
    text: ".where(sinceHeld('attachment.created_day'))",
    becomes: '',
    noticedBy: ['r.held-since'],
  },
]
