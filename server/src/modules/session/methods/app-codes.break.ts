export const breaks = [
  {
    name: 'a code counts twice',
    text: "    .where('last_step', '<', step)\n",
    becomes: '',
  },
]
