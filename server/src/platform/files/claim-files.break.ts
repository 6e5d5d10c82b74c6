export const breaks = [
  {
    name: 'a file may be attached to two forms',
    text: "where('claimed_by', 'in', claimants)]",
    becomes: "where('claimed_by', 'is not', null)]",
    noticedBy: ['r.uploads-hostile'],
  },
]
