export const breaks = [
  {
    name: 'a shop pays the professional rate on gas',
    text: "supply.use === 'industrial' ? professional",
    becomes: "supply.use !== 'household' ? professional",
    noticedBy: ['worked-cases.test.ts', 'second-calculation.test.ts'],
  },
  {
    name: 'gas of homes in Canarias pays IGIC 0',
    text: "supply.energy === 'electricity' && ",
    becomes: '',
    noticedBy: ['worked-cases.test.ts', 'second-calculation.test.ts'],
  },
  {
    name: 'high voltage pays the least electricity tax of homes',
    text: " || supply.voltage === 'high'",
    becomes: '',
    noticedBy: ['worked-cases.test.ts', 'second-calculation.test.ts'],
  },
  {
    name: 'the cut of IVA asks severely vulnerable holders for their power',
    text: ' && !supply.severelyVulnerable',
    becomes: '',
    noticedBy: ['worked-cases.test.ts'],
  },
]
