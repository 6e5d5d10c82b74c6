export const breaks = [
  {
    name: 'who smells gas is given the phones for electricity',
    text: "faults: 'gas'",
    becomes: "faults: 'electricity'",
    noticedBy: ['r.help'],
  },
]
