export const breaks = [
  {
    name: 'a surplus is paid without its cap',
    text: "    'surplus',\n    rules.surplusWithin,",
    becomes: "    'surplus',\n    undefined,",
  },
  {
    name: 'the electricity tax has no minimum',
    text: 'minimum > units',
    becomes: 'minimum > units && false',
  },
]
