export const breaks = [
  {
    name: 'a bill of type B counts positive',
    text: "return type === 'A' || type === 'B'",
    becomes: "return type === 'A'",
    noticedBy: ['payment-status.test.ts', 'correct.test.ts', 'c4.invoice-status'],
  },
]
