export const breaks = [
  {
    name: 'next may lead to signing out',
    text: "  'logout',\n",
    becomes: '',
  },
]
