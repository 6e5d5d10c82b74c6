export const breaks = [
  {
    name: 'a product that is no longer on sale has its page',
    text: "where('product_offer.to_day', '>', day)",
    becomes: "where('product_offer.to_day', '>', '2000-01-01')",
    noticedBy: ['r.market-formula'],
  },
  {
    name: 'a price of next year is one of today',
    text: 'now: rows.filter(({ from }) => from <= day).map(shown)',
    becomes: 'now: rows.map(shown)',
    noticedBy: ['r.market-formula'],
  },
  {
    name: 'announced prices have taxes that nobody knows',
    text: 'withTaxes: undefined',
    becomes: 'withTaxes: price.price',
    noticedBy: ['r.market-formula'],
  },
]
