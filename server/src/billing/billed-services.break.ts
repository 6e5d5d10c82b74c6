export const breaks = [
  {
    name: 'what an annulled bill left of the social bonus still counts',
    text: "undone.type in ('A', 'B', 'R')",
    becomes: "undone.type in ('C')",
    noticedBy: ['r.bill-battery'],
  },
]
