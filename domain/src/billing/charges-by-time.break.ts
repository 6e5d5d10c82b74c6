export const breaks = [
  {
    name: 'a price of a period hides that of all on other days',
    text: 'gapsOf(own, span)',
    becomes: 'gapsOf(own, own.length > 0 ? { from: span.to, to: span.to } : span)',
  },
]
