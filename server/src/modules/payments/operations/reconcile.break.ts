export const breaks = [
  {
    name: 'reconciling passes over money that went back',
    text: "words(status === 'succeeded', amountCents, refundedCents)",
    becomes: "words(status === 'succeeded', amountCents, refundedCents * 0)",
  },
]
