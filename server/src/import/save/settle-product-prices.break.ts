export const breaks = [
  {
    name: 'a tariff of last resort may have a discount',
    text: "row.concept === 'discount'",
    becomes: "row.concept === 'surplus'",
    noticedBy: ['r.last-resort'],
  },
]
