export const breaks = [
  {
    name: 'hours without a price of the market cost the least',
    text: 'mean: filledBy((known) => meanOf(all(known)))',
    becomes: 'mean: filledBy((known) => Math.min(...known.map(meanOf), meanOf(all(known))))',
  },
]
