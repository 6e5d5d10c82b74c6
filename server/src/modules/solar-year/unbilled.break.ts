export const breaks = [
  {
    name: 'surplus that is not billed yet is told without its taxes',
    text: 'cents: sunOfBill(lines, { rules, span }).surplusCents',
    becomes: 'cents: sunOfBill(lines, { rules: { ...rules, indirectTax: undefined }, span }).surplusCents',
    noticedBy: ['r.solar-year'],
  },
]
