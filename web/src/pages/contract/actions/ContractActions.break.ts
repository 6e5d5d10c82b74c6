export const breaks = [
  {
    name: 'every change stands in the row, ending the supply among them',
    text: "change === 'withdrawal' || frequent.includes(change)",
    becomes: "change !== 'withdrawal' || frequent.includes(change)",
  },
]
