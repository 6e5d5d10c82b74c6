export const breaks = [
  {
    name: 'a new supply of gas is asked for as a switch',
    text: "code: 'A1_38', reasons",
    becomes: "code: 'A1_02', reasons",
  },
  {
    name: 'a tariff of gas that nobody knows counts as unchanged',
    text: "present.tariff === null ? 'tariff_unknown' :",
    becomes: 'present.tariff !== null &&',
  },
]
