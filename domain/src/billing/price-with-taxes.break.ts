export const breaks = [
  {
    name: 'prices with taxes leave out the tax on hydrocarbons',
    text: "concept === 'energy' ? (rules.hydrocarbonTaxEurKwh ?? '0') : '0'",
    becomes: "'0'",
  },
  {
    name: 'surplus is said with taxes',
    text: "  'fixed',",
    becomes: "  'fixed',\n  'surplus',",
  },
]
