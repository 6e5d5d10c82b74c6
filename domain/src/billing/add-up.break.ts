export const breaks = [
  {
    name: 'a surplus is paid without its cap',
    text: "    'surplus',\n    rules.surplusWithin,",
    becomes: "    'surplus',\n    undefined,",
    noticedBy: ['bills-of-homes.test.ts', 'surplus-balance.test.ts', 'add-up.property.test.ts'],
  },
  {
    name: 'the electricity tax has no minimum',
    text: 'minimum > units',
    becomes: 'minimum > units && false',
    noticedBy: ['bills-of-homes.test.ts', 'bills-of-others.test.ts', 'add-up.property.test.ts'],
  },
]
