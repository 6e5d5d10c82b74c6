export const breaks = [
  {
    name: 'the conditions of a product may be a script',
    text: "url?.startsWith('https://')",
    becomes: 'url !== undefined',
    noticedBy: ['r.market-formula'],
  },
]
