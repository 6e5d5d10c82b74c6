export const breaks = [
  {
    name: 'what the bank takes by itself is ticked to be paid',
    text: "howPaidOf(row).payer === 'bank'",
    becomes: "howPaidOf(row).payer === 'nobody'",
  },
]
