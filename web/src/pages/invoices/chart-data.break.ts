export const breaks = [
  {
    name: 'the chart adds up to tenths of a cent',
    text: "Math.round(measure === 'amount' ? amount * 100 : energy * 1000)",
    becomes: "measure === 'amount' ? amount * 100 : energy * 1000",
  },
]
