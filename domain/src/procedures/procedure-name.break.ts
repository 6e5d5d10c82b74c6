export const breaks = [
  {
    name: 'a change of power is nothing for the distributor',
    text: "new Set(['power', 'sips', 'end_supply', 'change_holder'])",
    becomes: 'new Set([])',
    noticedBy: ['c9.power-costs'],
  },
]
