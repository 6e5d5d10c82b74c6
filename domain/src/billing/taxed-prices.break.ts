export const breaks = [
  {
    name: 'hours in euros forget the minimum of the electricity tax',
    text: 'tax && paysMinimum(lines, rules) ? tax.minimumEurKwh : undefined',
    becomes: 'undefined',
  },
  {
    name: 'hours in euros leave out the indirect tax',
    text: 'of([kept.units, onEnergy, indirect], kept.of * 10_000)',
    becomes: "of([kept.units, onEnergy, '100'], kept.of * 10_000)",
  },
  {
    name: 'billed hours in euros follow the taxes of their own day',
    text: 'const bill = billed.find((one) => contains(one.span, day))',
    becomes: 'const bill = billed.find(() => false)',
  },
  {
    name: 'hours in euros forget the discount of the bill',
    text: "energy + centsOf(lines, 'discount')",
    becomes: 'energy',
  },
  {
    name: 'prices of hours lack their taxes',
    text: ': withTaxesNano(decimalOf(nano, PRICE_DECIMALS), onTop)',
    becomes: ': nano',
    noticedBy: ['r.market-hours'],
  },
]
