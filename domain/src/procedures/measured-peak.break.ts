export const breaks = [
  {
    name: 'who pays for what passes is asked as if it were cut',
    text: 'return limited && falls && asked < demandW',
    becomes: 'return falls && asked < demandW',
  },
]
