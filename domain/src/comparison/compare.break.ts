export const breaks = [
  {
    name: 'a bill of one day less is compared',
    text: 'const billed = spanOfBothDates(startDate, endDate)',
    becomes: 'const billed = { from: startDate, to: endDate }',
  },
  {
    name: 'the night of an old tariff becomes today’s peak',
    text: 'return [day, p1 - day, p2 + p3]',
    becomes: 'return [p2 + p3, p1 - day, day]',
  },
  {
    name: 'the dearest product is chosen',
    text: 'a.compared.bill.totalCents - b.compared.bill.totalCents',
    becomes: 'b.compared.bill.totalCents - a.compared.bill.totalCents',
  },
  {
    name: 'surplus of a bill that is compared is not paid',
    text: 'exportWh: asked.surplusWh ?? 0',
    becomes: 'exportWh: 0',
  },
  {
    name: 'a bill of six periods is compared with one power',
    text: 'asked.powersW[period - 1] ?? firstW',
    becomes: 'firstW / period',
  },
]
