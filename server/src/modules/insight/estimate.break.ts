export const breaks = [
  {
    name: 'the bill so far does not say that an option is not in it',
    text: 'hasUnpricedOption(supply.options ?? [], span)',
    becomes: 'supply.options === undefined',
  },
  {
    name: 'what cannot be billed for want of a price of the market is an error',
    text: 'const calculated = market\n',
    becomes: 'const calculated = market && !market.size\n',
  },
  {
    name: 'what is accrued holds the tax that whoever books it deducts',
    text: 'cents: over.found.expectedNetCents',
    becomes: 'cents: over.found.expectedCents',
    noticedBy: ['r.accrual'],
  },
]
