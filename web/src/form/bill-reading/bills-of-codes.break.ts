export const breaks = [
  {
    name: 'any code is taken for that of a bill',
    text: "return read.length > 0 ? 'foreign' : 'none'",
    becomes: "return read.length > 0 ? 'incomplete' : 'none'",
  },
  {
    name: 'the code of both pages is two bills',
    text: 'bills.set(JSON.stringify(qr),',
    becomes: 'bills.set(String(bills.size),',
  },
]
