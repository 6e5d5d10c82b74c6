export const breaks = [
  {
    name: 'the range does not count with what the market may ask',
    text: 'bounds: off.map((micro) => priceWith(dearerBy(forecast.days, micro)))',
    becomes: 'bounds: off.map(() => priceWith(forecast.days))',
  },
  {
    name: 'days that were read are billed at prices that are foreseen',
    text: 'eachDay(readTo, addDays(span.to, 1))',
    becomes: 'eachDay(span.from, addDays(span.to, 1))',
  },
]
