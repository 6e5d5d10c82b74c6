export const breaks = [
  {
    name: 'the relief of 2026 is for everybody',
    text: "holders: ['firm', 'self_employed']",
    becomes: "holders: ['firm', 'self_employed', 'other']",
  },
  {
    name: 'the relief of 2026 lasts',
    text: "    to: '2027-01-01',\n",
    becomes: "    to: '2028-01-01',\n",
  },
]
