export const breaks = [
  {
    name: 'any bill may charge less than no energy',
    text: 'row.energy_kwh < 0 && !DIFFERENCES.has(row.rectificative_type)',
    becomes: "row.energy_kwh < 0 && row.rectificative_type === 'A'",
    noticedBy: ['r.import-bills'],
  },
]
