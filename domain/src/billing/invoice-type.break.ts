export const breaks = [
  {
    name: 'a bill of type B counts positive',
    text: "return type === 'A' || type === 'B'",
    becomes: "return type === 'A'",
    noticedBy: ['c4.invoice-status'],
  },
]
