export const breaks = [
  {
    name: 'a key of two letters names a sending',
    text: '/^[\\w-]{8,80}$/',
    becomes: '/^[\\w-]{2,80}$/',
    noticedBy: ['v9.threshold', 'c3.iban-change', 'r.link-again', 'c2.requests'],
  },
]
