export const breaks = [
  {
    name: 'a shop pays the professional rate on gas',
    text: "supply.use === 'industrial' ? professional",
    becomes: "supply.use !== 'household' ? professional",
  },
  {
    name: 'gas of homes in Canarias pays IGIC 0',
    text: "supply.energy === 'electricity' && ",
    becomes: '',
  },
  {
    name: 'high voltage pays the least electricity tax of homes',
    text: " || supply.voltage === 'high'",
    becomes: '',
  },
  {
    name: 'the cut of IVA asks severely vulnerable holders for their power',
    text: ' && !supply.severelyVulnerable',
    becomes: '',
  },
]
