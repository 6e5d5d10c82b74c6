export const breaks = [
  {
    name: 'a code counts twice',
    text: "    .where('last_step', '<', step)\n",
    becomes: '',
  },
  {
    name: 'a code counts for ten minutes',
    text: 'const window = 1',
    becomes: 'const window = 20',
  },
]
