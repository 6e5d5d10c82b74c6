export const breaks = [
  {
    name: 'homes are offered tariffs of high voltage',
    text: "(tariff.voltage === 'low' || powerW > sixPeriodsOverW)",
    becomes: 'powerW > 0',
  },
]
