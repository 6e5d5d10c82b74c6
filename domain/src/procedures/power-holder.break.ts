export const breaks = [
  {
    name: 'who says to be self-employed waits as others do',
    text: "selfEmployed && holder === 'other' ? 'self_employed'",
    becomes: "selfEmployed && holder === 'firm' ? 'self_employed'",
    noticedBy: ['v9.threshold'],
  },
]
