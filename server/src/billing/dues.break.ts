export const breaks = [
  {
    name: 'a bill in agreed parts is owed as before the agreement',
    text: ".where('request_id', '=', requestId)",
    becomes: ".where('request_id', '=', requestId).where('position', '<', 0)",
    noticedBy: ['r.in-parts'],
  },
]
