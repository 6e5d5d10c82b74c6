export const breaks = [
  {
    name: 'a network may write as often as it likes',
    text: 'await spendAsk(db, request.ip)',
    becomes: 'await Promise.resolve(request.ip)',
  },
  {
    name: 'a network may ask for as many calls as it likes',
    text: 'await spendAsk(db, ip)',
    becomes: 'await Promise.resolve(ip)',
    noticedBy: ['r.call-back'],
  },
]
