export const breaks = [
  {
    name: 'what lines add to a bill is told without its taxes',
    text: 'return addUpBill(lines, rules, span).bill.totalCents - addUpBill(rest, rules, span).bill.totalCents',
    becomes:
      'return addUpBill(lines, { ...rules, electricityTax: undefined }, span).bill.totalCents - addUpBill(rest, { ...rules, electricityTax: undefined }, span).bill.totalCents',
  },
]
