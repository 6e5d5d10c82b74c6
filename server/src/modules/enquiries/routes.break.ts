export const breaks = [
  {
    name: 'a network may write as often as it likes',
    text: 'await spendAsk(db, request.ip)',
    becomes: 'await Promise.resolve(request.ip)',
  },
]
