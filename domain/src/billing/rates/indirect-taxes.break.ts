export const breaks = [
  {
    name: 'gas pays 21 % of IVA in the cut of 2026',
    text: "value: { percent: '10' },",
    becomes: "value: { percent: '21' },",
    noticedBy: ['r.bill-calculation'],
  },
  {
    name: 'services are cut with the energy',
    text: "    value: ['service'],",
    becomes: '    value: [],',
    noticedBy: ['r.bill-calculation', 'r.second-calculation'],
  },
  {
    name: 'the meter keeps the general rate in the cut',
    text: "    value: ['service'],",
    becomes: "    value: ['service', 'meter_rental'],",
    noticedBy: ['r.bill-calculation', 'r.second-calculation'],
  },
]
