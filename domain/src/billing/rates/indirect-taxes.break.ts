export const breaks = [
  {
    name: 'gas pays 21 % of IVA in the cut of 2026',
    text: "value: { percent: '10' },",
    becomes: "value: { percent: '21' },",
    noticedBy: ['../worked-cases.test.ts'],
  },
  {
    name: 'services are cut with the energy',
    text: "    value: ['service'],",
    becomes: '    value: [],',
    noticedBy: ['../worked-cases.test.ts', 'r.second-calculation'],
  },
  {
    name: 'the meter keeps the general rate in the cut',
    text: "    value: ['service'],",
    becomes: "    value: ['service', 'meter_rental'],",
    noticedBy: ['../worked-cases.test.ts', 'r.second-calculation'],
  },
]
