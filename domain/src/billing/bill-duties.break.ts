export const breaks = [
  {
    name: 'surplus is compensated over any span',
    text: "if (given.length > 0 && span.to > addMonths(span.from, 1)) breaches.push('surplus_over_month')",
    becomes: '',
  },
  {
    name: 'money comes back without interest unnoticed',
    text: "type === 'RA' && bill.totalCents < 0",
    becomes: "type === 'RA' && bill.totalCents > 0",
  },
]
