export const breaks = [
  {
    name: 'two labels of a band stand on each other',
    text: 'while (!lines.every((_, index) => isFree(row + index))) row += 1',
    becomes: 'if (row < 0) row += 1',
  },
]
