export const breaks = [
  {
    name: 'the hydrocarbon tax of the cut stays 0.65 EUR/GJ',
    text: "    to: '2026-06-01',\n    value: { general: '0.00108'",
    becomes: "    to: '2026-06-01',\n    value: { general: '0.00234'",
    noticedBy: ['r.bill-calculation', 'r.second-calculation'],
  },
  {
    name: 'the hydrocarbon tax of June is taken for sure',
    text: "    hangsOn: 'CPI of fuels, April 2026',\n",
    becomes: '',
    noticedBy: ['r.bill-calculation', 'r.unsure-rates'],
  },
  {
    name: 'the hydrocarbon tax is due in Canarias',
    text: "['peninsula', 'baleares']",
    becomes: "['peninsula', 'baleares', 'canarias']",
    noticedBy: ['r.bill-calculation', 'r.second-calculation'],
  },
]
