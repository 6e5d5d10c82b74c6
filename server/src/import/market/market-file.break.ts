export const breaks = [
  {
    name: 'the price of Portugal is taken',
    text: "const [, year, month = '', dayOfMonth = '', period, , price]",
    becomes: "const [, year, month = '', dayOfMonth = '', period, price]",
    noticedBy: ['r.market-door'],
  },
  {
    name: 'a file of prices that was cut short is taken',
    text: 'prices.length !== pricesOfMarketDay(day)',
    becomes: 'prices.length > pricesOfMarketDay(day)',
    noticedBy: ['r.market-door'],
  },
  {
    name: 'hours of prices may be missing in between',
    text: 'Number(period) !== index + 1',
    becomes: 'Number(period) < 1',
    noticedBy: ['r.market-door'],
  },
]
