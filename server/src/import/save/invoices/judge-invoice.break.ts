export const breaks = [
  {
    name: 'readings may say the same days twice',
    text: 'return overlapping.has(said)',
    becomes: "return overlapping.has(said) && said.method === 'estimated'",
    noticedBy: ['r.replaced-meter'],
  },
]
