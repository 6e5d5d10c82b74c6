export const breaks = [
  {
    name: 'a browser names any host to be called',
    text: "url.port === '' && isKnown ?",
    becomes: "url.port === '' ?",
    noticedBy: ['r.push'],
  },
  {
    name: 'a name that ends like a push service is called',
    text: 'host.endsWith(service.slice(1))',
    becomes: 'host.endsWith(service.slice(2))',
    noticedBy: ['r.push'],
  },
]
