export const breaks = [
  {
    name: 'the conditions of a product may be a script',
    text: "url?.startsWith('https://')",
    becomes: 'url !== undefined',
    noticedBy: ['r.public-prices'],
  },
  {
    name: 'a product is offered without saying where the electricity comes from',
    text: "${product.kind === 'electricity' ? originOf(asked) : undefined}`",
    becomes: '${undefined}`',
    noticedBy: ['law.origin'],
  },
]
