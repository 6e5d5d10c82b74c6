export const breaks = [
  {
    name: 'maintenance leaves the API open',
    text: 'if (await mayPass(request)) return',
    becomes: 'if (maintenance) return',
    noticedBy: ['r.closed-api'],
  },
]
