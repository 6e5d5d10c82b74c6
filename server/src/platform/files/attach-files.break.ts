export const breaks = [
  {
    name: 'a file may be attached to two forms',
    text: "where('claimed_by', 'in', forms)]",
    becomes: "where('claimed_by', 'is not', null)]",
    noticedBy: ['r.uploads-hostile'],
  },
]
