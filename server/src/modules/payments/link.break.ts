export const breaks = [
  {
    name: 'the link of a reminder survives the payment',
    text: "  if (cents === 0) throw new Failure('confirmation_invalid')",
    becomes: "  if (cents < 0) throw new Failure('confirmation_invalid')",
  },
]
