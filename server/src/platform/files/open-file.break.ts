export const breaks = [
  {
    name: 'a file nobody has attached can be fetched',
    text: "    .where('claimed_by', 'is not', null)\n",
    becomes: '',
    noticedBy: ['r.uploads-hostile'],
  },
]
