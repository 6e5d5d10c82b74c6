export const breaks = [
  {
    name: 'what a bill says of a year goes before what the distributor knows',
    text: 'if (fits(yearlyWh)) return',
    becomes: 'if (fits(yearlyWh) && !fits(billWh)) return',
  },
  {
    name: 'the first year of a home with panels has no sun',
    text: 'const surplusWh = supply.panels ?',
    becomes: 'const surplusWh = !supply.panels ?',
  },
  {
    name: 'the cost of a first year is of eleven months',
    text: 'return Array.from({ length: MONTHS_A_YEAR }',
    becomes: 'return Array.from({ length: MONTHS_A_YEAR - 1 }',
  },
  {
    name: 'a product without a price for every day of the year has a cost',
    text: 'to >= span.to',
    becomes: 'to >= span.from',
  },
]
